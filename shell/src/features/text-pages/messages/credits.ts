import { EDITION_CREDITS } from '@fahm/contracts/quran/rights.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords, TextSection } from '../model.ts';
import type { Rights } from '../rights.ts';

/** All but its sections, which need to know what the site is made of. */
export const credits = {
  title: `Credits · ${PRODUCT_NAME}`,
  description: `Where the text of the Qur’an, the translation and the font in ${PRODUCT_NAME} come from, and their rights.`,
  heading: 'Credits',
  lead: 'What you read here is the work of others, kept exactly as they published it. This is who they are, and what their terms allow.',
};

const texts: readonly TextSection[] = [
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
      BUILT_IN_TRANSLATION.credit,
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
    heading: 'Editions and their terms',
    text: [
      'The reader offers further editions, each with the terms that are known of it. What nobody could look up is shown with its source, and is no part of what we publish ourselves.',
      ...EDITION_CREDITS,
    ],
  },
  {
    heading: 'Recitations',
    text: [
      'Recitations belong to their reciters. They are streamed from the audio network that publishes them. None is kept on a device unless its terms allow it.',
    ],
  },
];

/** The page of credits, with what the build found. */
export const creditsOf = ({ fonts, libraries }: Rights): TextPageWords => ({
  ...credits,
  sections: [
    ...texts,
    {
      heading: 'The fonts',
      text: [
        'Arabic is set in these fonts, each under the SIL Open Font License 1.1. They are cut down to the characters in use, and otherwise unchanged. All other text uses the fonts of your device.',
        ...fonts.map(({ family, copyright }) => `${family}: ${copyright}`),
      ],
      links: [{ label: 'SIL Open Font License', href: 'https://openfontlicense.org' }],
    },
    {
      heading: 'Libraries',
      text: [
        'The site is made with the work of many others, under these licences.',
        ...libraries.map(({ license, names }) => `${license}: ${names.join(', ')}.`),
      ],
    },
  ],
});
