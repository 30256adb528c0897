import { type DuaGuide, duaFileSchema } from '@fahm/contracts/content/dua.ts';
import { arabicOf } from '../corpus-text.ts';
import { drawnArabic } from '../drawn-arabic.ts';

type DuaFile = ReturnType<typeof duaFileSchema.parse>;

/** The guide with the Arabic of its verses filled in from the corpus. */
export const buildDuaGuide = ({ steps, closing }: DuaFile): DuaGuide => ({
  closing,
  steps: steps.map(({ example: { arabic, quran, ...words }, ...step }) => ({
    ...step,
    example: {
      ...words,
      arabic: quran === undefined ? drawn(arabic) : arabicOf(quran),
      quran: quran ?? null,
    },
  })),
});

const drawn = (arabic: string | undefined) => (arabic === undefined ? null : drawnArabic(arabic));
