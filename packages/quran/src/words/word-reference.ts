import { isVerse, verseKey, type VerseId } from '../reference.ts';
import { surahByNumber } from '../surahs.ts';
import type { WordSpan } from './verse-words.ts';

/** A word of the corpus: `{ surah: 2, ayah: 255, word: 4 }` is written `2:255:4`. */
export type WordAddress = VerseId & { word: number };

/** Words of one verse that follow each other, both ends inclusive: `2:255:4-6`. */
export type WordRange = VerseId & WordSpan;

type WordProblem = 'malformed' | 'unknown-surah' | 'unknown-verse' | 'unknown-word' | 'reversed';

/** `message` names what was written and says why it is refused, for whoever wrote it. */
export type Refused = { ok: false; reason: WordProblem; message: string };

export type WordAddressResult = { ok: true; value: WordAddress } | Refused;
export type WordReferenceResult = { ok: true; value: WordRange } | Refused;

const WORDS = /^([1-9]\d{0,2}):([1-9]\d{0,2}):([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/;

/**
 * Reads `surah:verse:word` and `surah:verse:first-last`. White space around it is ignored, everything
 * else that `parseReference` refuses is refused here too. Whether the verse has so many words, only
 * its text can tell: `textOfWords`, or `findWords` where the corpus is at hand.
 */
export function parseWordReference(text: string): WordReferenceResult {
  const match = WORDS.exec(text.trim());
  if (!match) return refuse('malformed', text, 'write surah:verse:word or surah:verse:first-last');
  const [surah = 0, ayah = 0, first = 0, last = first] = match
    .slice(1)
    .flatMap((digits) => (digits ? [Number(digits)] : []));
  const facts = surahByNumber(surah);
  if (!facts) return refuse('unknown-surah', text, `there is no surah ${surah}`);
  if (!isVerse({ surah, ayah })) {
    return refuse('unknown-verse', text, `surah ${surah} has ${facts.versesCount} verses`);
  }
  if (last < first) return refuse('reversed', text, 'it ends before it begins');
  return { ok: true, value: { surah, ayah, first, last } };
}

/** Reads `surah:verse:word` alone; a range, even of one word, is malformed here. */
export function parseWordAddress(text: string): WordAddressResult {
  if (text.includes('-')) return refuse('malformed', text, 'write one word, surah:verse:word');
  const result = parseWordReference(text);
  if (!result.ok) return result;
  const { surah, ayah, first } = result.value;
  return { ok: true, value: { surah, ayah, word: first } };
}

/** `2:255:4`: the key under which a word is named and linked. */
export function formatWordAddress(address: WordAddress): string {
  return `${verseKey(address)}:${address.word}`;
}

/** The shortest form: parsing it gives the same range again. */
export function formatWordReference({ surah, ayah, first, last }: WordRange): string {
  const address = formatWordAddress({ surah, ayah, word: first });
  return first === last ? address : `${address}-${last}`;
}

/** What is said of a reference that goes past the end of its verse. */
export function pastTheEnd(range: WordRange, words: number): Refused {
  const reason = `verse ${verseKey(range)} has ${words} ${words === 1 ? 'word' : 'words'}`;
  return refuse('unknown-word', formatWordReference(range), reason);
}

function refuse(reason: WordProblem, text: string, why: string): Refused {
  return { ok: false, reason, message: `"${text.trim()}" names no word: ${why}` };
}
