import { paths } from '../../../paths.ts';
import { shellPages } from '../../../pages/shell-pages.ts';
import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords } from '../model.ts';

export const help: TextPageWords = {
  title: `Help Center · ${PRODUCT_NAME}`,
  description: `Answers to common questions about reading and studying with ${PRODUCT_NAME}.`,
  heading: 'Help Center',
  lead: 'Short answers to what people ask first.',
  sections: [
    {
      heading: 'Do I need an account to read?',
      text: ['No. All 114 surahs are open to everyone, with no registration.'],
      links: [{ label: 'Open Reader', href: paths.reader }],
    },
    {
      heading: 'How do I link to a verse?',
      text: [
        'Below each verse stands its reference, such as 2:255. It is a link to that verse: copy its address and share it.',
      ],
    },
    {
      heading: 'What is free, and what is Pro?',
      text: [
        'Reading is free, and so is the study of surahs 1 to 5. Pro opens the study of all 114 surahs.',
      ],
      links: [{ label: 'View Pricing', href: paths.pricing }],
    },
    {
      heading: 'Part of a page could not be loaded',
      text: [
        'Choose Retry. The connection may have dropped for a moment. The text of a surah stays readable meanwhile, also where JavaScript is switched off.',
      ],
    },
    {
      heading: 'I think I have found a mistake',
      text: [
        'The Arabic is checked letter by letter against a published text, but what is written around it can be wrong. We want to know.',
      ],
      links: [
        { label: 'Contact', href: paths.contact },
        { label: 'All corrections', href: shellPages.corrections.path },
      ],
    },
  ],
};
