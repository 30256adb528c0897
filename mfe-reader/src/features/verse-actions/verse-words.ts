import type { VerseId } from '@fahm/quran/reference.ts';
import { verseKey } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { ARABIC_CREDIT } from '../../lib/text/arabic-edition.ts';
import { findVerse, type Passage } from '../../lib/passage.ts';
import { unitPath } from '../../lib/paths.ts';
import { TEXT_FOLDER } from '../../lib/text/text-folder.ts';
import { messages } from './messages.ts';

/** `Al-Baqarah 2:255`. */
export const verseName = (verse: VerseId): string =>
  messages.name(surahByNumber(verse.surah)?.nameEn ?? '', verseKey(verse));

/** Address of the verse's own page, with the origin, as it is given away. */
export const verseLink = (verse: VerseId, origin: string): string =>
  origin + unitPath({ kind: 'verse', ...verse });

/**
 * A verse as text to give away: Arabic, translation, reference, and whose work it is. Taken from the passage,
 * never from the page, which may show it hidden or simplified. Null when the passage does not hold the verse.
 */
export function verseAsText(passage: Passage, verse: VerseId): string | null {
  const found = findVerse(passage, verse);
  if (found === null) return null;
  const credits = [ARABIC_CREDIT, `${messages.translation} ${passage.edition.credit}`];
  return [found.arabic, found.translation, verseName(verse), credits.join('\n')].join('\n\n');
}

/** What somebody has to know to find a mistake in a verse: one fact a line. */
export function reportOf(passage: Passage, verse: VerseId): string {
  return [
    `Verse: ${verseName(verse)}`,
    `Translation: ${passage.edition.id}`,
    `Text version: ${TEXT_FOLDER}`,
  ].join('\n');
}
