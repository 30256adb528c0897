import { foldArabic } from '@fahm/quran/folding.ts';
import { wholeCorpus } from '../corpus-text.ts';
import { drawnArabic, undrawable } from '../drawn-arabic.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { wordsOf } from '../files/words.ts';

/** Letters and marks; the honorific sign ﷺ may stand in any text. */
const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDF9\uFE70-\uFEFC]/;
const NOT_ARABIC = /\p{Script=Latin}/u;

/** How many words in a row make it the text of a verse rather than a word that a verse has too. */
const VERSE_WORDS = 4;

/**
 * Verse text is never typed: Arabic stands in `arabic` fields alone (names of people and of God, du'as
 * of the Sunnah), and what stands there is not part of a verse.
 */
export function checkArabic(file: ContentFile): Fault[] {
  return [...wordsOf(file.value)].flatMap(({ at, key, text }) => {
    const message = key === 'arabic' ? whyNotArabic(text) : whyNotElsewhere(text);
    return message === null ? [] : [{ file: file.path, line: file.lineOf(at), message }];
  });
}

function whyNotElsewhere(text: string): string | null {
  const found = ARABIC.exec(text)?.[0];
  return found === undefined ? null : `Arabic ("${found}") outside a field named arabic`;
}

function whyNotArabic(text: string): string | null {
  if (!ARABIC.test(text) || NOT_ARABIC.test(text)) return `"${text}" is not Arabic alone`;
  const foreign = undrawable(drawnArabic(text));
  if (foreign.length > 0) {
    const codes = foreign.map((sign) => `U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`);
    return `The font of the pages does not draw ${codes.join(', ')}`;
  }
  const verse = verseWith(text);
  return verse === null ? null : `This is the text of ${verse}: refer to it with "quran"`;
}

let folded: { key: string; text: string }[] | undefined;

/** The first verse that holds the whole of a text of several words; null when none does. */
function verseWith(text: string): string | null {
  const wanted = foldArabic(text);
  if (wanted.split(' ').length < VERSE_WORDS) return null;
  folded ??= wholeCorpus().map(({ key, arabic }) => ({ key, text: ` ${foldArabic(arabic)} ` }));
  return folded.find((verse) => verse.text.includes(` ${wanted} `))?.key ?? null;
}
