import type { Correction } from '@fahm/contracts/content/corrections.ts';
import {
  type PublicCorrection,
  publicCorrectionsSchema,
} from '@fahm/contracts/content/public-corrections.ts';

/** Every kind of lesson is named by a letter and its surah: `c005-a-shared-table`. */
const OF_SURAH = /^[a-z](\d{3})-/;

/** Corrections as everybody reads them, in their order. Throws where an id names a surah that there is not. */
export const buildCorrections = (corrections: readonly Correction[]): PublicCorrection[] =>
  publicCorrectionsSchema.parse(
    corrections.map(({ item, on, was, now }) => {
      const surah = OF_SURAH.exec(item)?.[1];
      return { item, on, was, now, surah: surah === undefined ? null : Number(surah) };
    }),
  );
