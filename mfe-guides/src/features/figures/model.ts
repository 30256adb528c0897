import { parseReference } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { Figure, FigureCard, FigureType } from '@fahm/contracts/content/figures.ts';

/** [9.13] */
export const MAX_ALIASES = 3;
export const MAX_TAGS = 4;

/** Groups of the directory in order ([2.18.1]); people are everyone of another type too. */
export const GROUPS: readonly { type: FigureType; id: string }[] = [
  { type: 'prophet', id: 'prophets' },
  { type: 'angel', id: 'angels' },
  { type: 'human', id: 'people' },
  { type: 'creature', id: 'creatures' },
];

/** [2.18.3]: a prophet's name begins with the title, unless it has it already. */
export const displayName = ({ type, primaryNameEn }: Pick<FigureCard, 'type' | 'primaryNameEn'>) =>
  type === 'prophet' && !primaryNameEn.includes('Prophet')
    ? `Prophet ${primaryNameEn}`
    : primaryNameEn;

/** The first so many, and how many are left. */
export const firstOf = (items: readonly string[], most: number) => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** A figure by its id; the directory is small. */
export function figureById(figures: readonly Figure[], id: string): Figure | null {
  return figures.find((figure) => figure.id === id) ?? null;
}

/** More passages are folded, and more lessons. */
export const MAX_PASSAGES = 12;
export const MAX_LESSONS = 8;

export type SurahPassages = { surah: number; name: string; references: string[] };

/** References by the surah in which they begin, in the order in which the surahs come. */
export function bySurah(references: readonly string[]): SurahPassages[] {
  const groups: SurahPassages[] = [];
  for (const reference of new Set(references)) {
    const parsed = parseReference(reference);
    if (!parsed.ok) throw new RangeError(`${reference} is ${parsed.reason}`);
    const { surah } = parsed.value.start;
    const group = groups.find((one) => one.surah === surah);
    if (group === undefined) {
      groups.push({ surah, name: surahByNumber(surah)?.nameEn ?? '', references: [reference] });
    } else group.references.push(reference);
  }
  return groups.toSorted((a, b) => a.surah - b.surah);
}
