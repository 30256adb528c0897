import type { SurahText } from '@fahm/domain/coach/retrieve.ts';
import type { VerseSource } from './verse-source.ts';

/** Most surahs that one answer reads. */
const MAX_SURAHS = 8;

/** The text of each of these surahs; one that is away is missing. */
export async function textsFor(
  verses: VerseSource,
  surahs: readonly number[],
  translation?: string,
): Promise<ReadonlyMap<number, SurahText>> {
  const numbers = [...new Set(surahs)].slice(0, MAX_SURAHS);
  const texts = await Promise.all(
    numbers.map(async (number) => [number, await verses.surah(number, translation)] as const),
  );
  return new Map(
    texts.flatMap(([number, text]) => (text === null ? [] : [[number, text] as const])),
  );
}
