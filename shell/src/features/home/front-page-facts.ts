import type { FrontPage } from '@fahm/contracts/content/front-page.ts';

/** What the build knows for the front page: a verse as the reader has it, and what lessons say of it. */
export type FrontPageFacts = FrontPage & {
  verse: {
    surah: number;
    ayah: number;
    /** Of the surah, in Latin letters. */
    name: string;
    arabic: string;
    /** The sign that closes the verse. */
    end: string;
    translation: string;
  };
};
