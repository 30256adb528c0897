import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords } from '../model.ts';

export const credits: TextPageWords = {
  title: `Credits · ${PRODUCT_NAME}`,
  description: `Where the text of the Qur’an, the translation and the font in ${PRODUCT_NAME} come from, and their rights.`,
  heading: 'Credits',
  lead: 'What you read here is the work of others, kept exactly as they published it. This is who they are, and what their terms allow.',
  sections: [
    {
      heading: 'The Arabic text',
      text: [
        'The Uthmani text, in the reading of Hafs, of the King Fahd Glorious Qur’an Printing Complex in Madinah. It may be used freely with credit. It reaches us through the package quran-db (1.2.4).',
        'Every surah is compared with pinned checksums whenever the site is built, and its letters with the Tanzil Quran Text (Uthmani, version 1.1, © Tanzil Project, CC BY 3.0). A text that differs in one letter is not published.',
      ],
      links: [
        {
          label: 'King Fahd Glorious Qur’an Printing Complex',
          href: 'https://qurancomplex.gov.sa',
        },
        { label: 'Tanzil Project', href: 'https://tanzil.net' },
      ],
    },
    {
      heading: 'The translation',
      text: [
        'The English translation is Saheeh International, by way of the same package. Its rights allow non-commercial use only.',
        'A translation renders the meaning as its translators understood it. It is not the Qur’an itself.',
      ],
    },
    {
      heading: 'Divisions of the text',
      text: [
        'Juz, pages of the Madani layout, hizb quarters, rukus and places of prostration come from quran-meta (6.0.17), under the MIT licence.',
      ],
    },
    {
      heading: 'The font',
      text: [
        'Qur’anic Arabic is set in Amiri Quran, © The Amiri Project Authors, under the SIL Open Font License 1.1. It is cut down to the characters in use, and otherwise unchanged. All other text uses the fonts of your device.',
      ],
      links: [
        { label: 'The Amiri Project', href: 'https://github.com/aliftype/amiri' },
        { label: 'SIL Open Font License', href: 'https://openfontlicense.org' },
      ],
    },
  ],
};
