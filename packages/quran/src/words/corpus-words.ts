import { readSurahText } from '../corpus.ts';
import { foldArabic } from '../folding.ts';
import { isVerse, verseKey, type VerseId } from '../reference.ts';
import { textOfWords, wordsOf } from './verse-words.ts';
import {
  formatWordAddress,
  parseWordReference,
  pastTheEnd,
  type Refused,
  type WordAddress,
  type WordRange,
} from './word-reference.ts';

/** `folded` groups spellings of one word (`foldArabic`); it is never shown. */
export type CorpusWord = { address: string; arabic: string; folded: string };

export type FoundWords = { ok: true; value: { range: WordRange; arabic: string } } | Refused;

const surahs = new Map<number, readonly string[]>();

/**
 * All words of a verse, in order. The basmala above a surah is no verse and has no addresses; that of
 * 1:1 has. For Node and build time only, as everything here.
 * @throws RangeError when there is no such verse.
 */
export function wordsOfVerse(verse: VerseId): CorpusWord[] {
  return wordsOf(arabicOf(verse)).map(({ number, text }) => ({
    address: formatWordAddress({ ...verse, word: number }),
    arabic: text,
    folded: foldArabic(text),
  }));
}

/** The word as it stands in the corpus. @throws RangeError when there is no such word. */
export function wordAt({ surah, ayah, word }: WordAddress): string {
  const found = findRange({ surah, ayah, first: word, last: word });
  if (!found.ok) throw new RangeError(found.message);
  return found.value.arabic;
}

/** The Arabic of `2:255:4` or `2:255:4-6`, as it stands in the corpus; or why there is none. */
export function findWords(reference: string): FoundWords {
  const parsed = parseWordReference(reference);
  return parsed.ok ? findRange(parsed.value) : parsed;
}

function findRange(range: WordRange): FoundWords {
  const verse = arabicOf(range);
  const arabic = textOfWords(verse, range);
  if (arabic === null) return pastTheEnd(range, wordsOf(verse).length);
  return { ok: true, value: { range, arabic } };
}

function arabicOf({ surah, ayah }: VerseId): string {
  if (!isVerse({ surah, ayah })) throw new RangeError(`no verse ${verseKey({ surah, ayah })}`);
  const known = surahs.get(surah) ?? readSurahText(surah).verses.map(({ arabic }) => arabic);
  surahs.set(surah, known);
  return known[ayah - 1] ?? '';
}
