import { parseReference, type ReferenceProblem } from '@fahm/quran/reference.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { wordsOf } from '../files/words.ts';

/** Keys whose text is one verse reference. */
const REFERENCE_KEYS = new Set(['quran', 'verse', 'verses', 'supporting', 'rightFor']);

/** What looks like a verse in running words: `7:20-22`, `15:26-29`, `2:285-3:2`. */
const IN_PROSE = /(?<![\d:.])\d{1,3}:\d{1,3}(?:[-–](?:\d{1,3}:)?\d{1,3})?(?![\d:])/g;

const WHY: Record<ReferenceProblem, string> = {
  malformed: 'is no verse reference',
  'unknown-surah': 'names a surah that does not exist',
  'unknown-verse': 'names a verse that does not exist',
  reversed: 'ends before it begins',
};

/** [5.1] [3.7]: a reference that is not in range does not build, wherever it stands. */
export function checkReferences(file: ContentFile): Fault[] {
  return [...wordsOf(file.value)].flatMap(({ at, key, text }) => {
    // `rightFor` names a card or verses.
    const isCard = key === 'rightFor' && text.startsWith('f');
    if (isCard) return [];
    const references = REFERENCE_KEYS.has(key) ? [text] : (text.match(IN_PROSE) ?? []);
    return references.flatMap((reference) => {
      const result = parseReference(reference.replace('–', '-'));
      if (result.ok) return [];
      const message = `"${reference}" ${WHY[result.reason]}`;
      return [{ file: file.path, line: file.lineOf(at), message }];
    });
  });
}
