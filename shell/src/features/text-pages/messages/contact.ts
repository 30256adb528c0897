import { paths } from '../../../paths.ts';
import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords } from '../model.ts';

export const contact: TextPageWords = {
  title: `Contact · ${PRODUCT_NAME}`,
  description: `How to reach the people who make ${PRODUCT_NAME}.`,
  heading: 'Contact',
  lead: 'There is no public address yet. As soon as there is one, it will stand on this page.',
  sections: [
    {
      heading: 'To report a mistake',
      text: [
        'Until then, please keep the address of the page, the reference of the verse or the title of the card, and what is wrong with it. That is all that will be needed.',
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
