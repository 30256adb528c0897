import { type DivineName, NAMES_COUNT } from './model.ts';

export type NameRow = readonly [arabic: string, transliteration: string, meaning: string];

/** Arabic letters and marks that the Qur'an font of the pages draws. */
const ARABIC = /^[\u0621-\u063a\u0641-\u0651\u0670\u0671\u06e1 ]+$/;
const LATIN = /^[\p{Script=Latin}\p{Mn}ʾʿ -]+$/u;

/**
 * The rows as names, numbered from 1. Runs when pages are built, so that a wrong list makes no page.
 * @throws RangeError for a wrong number of rows, a field that is empty or of another script, or a repetition.
 */
export function checkedNames(rows: readonly NameRow[]): readonly DivineName[] {
  if (rows.length !== NAMES_COUNT) throw new RangeError(`${rows.length} names, not ${NAMES_COUNT}`);
  const seen = new Set<string>();
  return rows.map(([arabic, transliteration, meaning], index) => {
    const number = index + 1;
    if (!ARABIC.test(arabic)) throw new RangeError(`Name ${number}: Arabic "${arabic}"`);
    if (!LATIN.test(transliteration)) throw new RangeError(`Name ${number}: "${transliteration}"`);
    if (meaning.trim() === '') throw new RangeError(`Name ${number} has no meaning`);
    for (const field of [arabic, transliteration, meaning]) {
      if (seen.has(field)) throw new RangeError(`Name ${number} repeats "${field}"`);
      seen.add(field);
    }
    return { number, arabic, transliteration, meaning };
  });
}
