import { type Names, namesFileSchema } from '@fahm/contracts/content/names.ts';
import { drawnArabic } from '../drawn-arabic.ts';
import type { Problem } from '../files/problem.ts';

type NamesFile = ReturnType<typeof namesFileSchema.parse>;

/** A name stands once: two alike could not be told apart. */
export function namesProblems({ names }: NamesFile): Problem[] {
  return names.flatMap(({ arabic, transliteration }, at): Problem[] => {
    const first = names.findIndex(
      (other) => other.arabic === arabic || other.transliteration === transliteration,
    );
    if (first === at) return [];
    return [{ at: ['names', at], message: `Name ${at + 1} is name ${first + 1} again` }];
  });
}

export const buildNames = ({ names, ...about }: NamesFile): Names => ({
  ...about,
  names: names.map(({ arabic, also, ...name }) => ({
    ...name,
    arabic: drawnArabic(arabic),
    also: also ?? [],
  })),
});
