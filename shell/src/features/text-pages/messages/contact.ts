import { paths } from '../../../paths.ts';
import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords } from '../model.ts';

export const contact: TextPageWords = {
  title: `Contact · ${PRODUCT_NAME}`,
  description: `How to reach the people who make ${PRODUCT_NAME}.`,
  heading: 'Contact',
  lead: 'Tell us what is wrong, what is missing, or what you would like to know. Somebody reads every message.',
  sections: [
    {
      heading: 'To report a mistake',
      text: [
        'In the reader, choose the number of the verse, then “Report an error”: the report names the verse, the translation and the version of the text by itself. Anywhere else, please name the address of the page and what is wrong on it.',
      ],
    },
    {
      heading: 'For a ruling',
      text: [
        `${PRODUCT_NAME} cannot answer questions of religious law. Please ask a qualified scholar whom you trust.`,
      ],
    },
    {
      heading: 'For help with the site',
      text: ['The most common questions are answered already.'],
      links: [{ label: 'Help Center', href: paths.help }],
    },
  ],
};
