import type { Correction } from '@fahm/contracts/content/corrections.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Problem } from '../files/problem.ts';
import { wordsOf } from '../files/words.ts';

/** Every id that content gives. */
export const idsOf = (files: readonly ContentFile[]): Set<string> =>
  new Set(
    files.flatMap(({ value }) =>
      [...wordsOf(value)].filter(({ key }) => key === 'id').map(({ text }) => text),
    ),
  );

/** A correction is of something that is there, a withdrawal of what is there no more; the latest stands first. */
export const correctionProblems =
  (ids: ReadonlySet<string>) =>
  (corrections: readonly Correction[]): Problem[] =>
    corrections.flatMap(({ item, on, now }, at): Problem[] => [
      ...(now !== null && !ids.has(item) ? [{ at: [at, 'item'], message: `No "${item}"` }] : []),
      ...(now === null && ids.has(item)
        ? [{ at: [at, 'now'], message: `"${item}" is there: it was not withdrawn` }]
        : []),
      ...(at > 0 && on > (corrections[at - 1]?.on ?? '')
        ? [{ at: [at, 'on'], message: 'Later than the row above' }]
        : []),
    ]);

/** The day of an item's last correction. */
export const correctedOn = (corrections: readonly Correction[]): ReadonlyMap<string, string> =>
  new Map(corrections.toReversed().map(({ item, on }) => [item, on]));
