import { maxSurahsPerReply, maxVersesPerReply } from '@fahm/contracts/quran/quran.ts';
import type { libraryRoutes } from '@fahm/contracts/routes/library.ts';
import {
  parseReference,
  verseByGlobalNumber,
  versesOf,
  type VerseRange,
} from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { pageReply, surahReply, versesReply, type Surahs } from '../replies/compose.ts';
import { readSurahs } from '../replies/read-surahs.ts';
import { commonOrigin } from '../replies/send.ts';
import type { Handlers } from '../serve.ts';
import { versesOnPage } from '../text/divisions.ts';

/** @throws ServiceError `not_found` for what names no verse, `unprocessable` for too many. */
function boundedRange(text: string): VerseRange {
  const result = parseReference(text);
  if (!result.ok) throw new ServiceError('not_found', `No such reference: ${result.reason}.`);
  const { start, end } = result.value;
  const verses = versesOf(result.value).length;
  if (verses <= maxVersesPerReply && end.surah - start.surah < maxSurahsPerReply) {
    return result.value;
  }
  const most = `${maxVersesPerReply} verses of ${maxSurahsPerReply} surahs`;
  throw new ServiceError('unprocessable', `More than ${most} are not answered at once.`);
}

const originOf = (surahs: Surahs) => commonOrigin([...surahs.values()].map((it) => it.origin));

type TextRoutes = Pick<typeof libraryRoutes, 'getQuranSurah' | 'getQuranPage' | 'getQuranVerses'>;

/** The text of the Qur'an in one edition ([7.24]). */
export const textHandlers: Handlers<TextRoutes> = {
  getQuranSurah: async ({ library, params: { number }, query: { edition } }) => {
    const facts = surahByNumber(number);
    if (facts === null) throw new ServiceError('not_found', 'No such path.');
    const [surah, divisions] = await Promise.all([
      library.surah(edition, number),
      library.divisions(),
    ]);
    return { reply: surahReply(facts, surah, divisions), origin: surah.origin };
  },

  getQuranPage: async ({ library, params: { number }, query: { edition } }) => {
    const divisions = await library.divisions();
    const { first, last } = versesOnPage(divisions, number);
    const [start, end] = [verseByGlobalNumber(first), verseByGlobalNumber(last)];
    if (start === null || end === null) throw new RangeError(`page ${number} has no verses`);
    const verses = versesOf({ start, end });
    const surahs = await readSurahs(library, edition, verses);
    return { reply: pageReply(number, verses, surahs, divisions), origin: originOf(surahs) };
  },

  getQuranVerses: async ({ library, params: { reference }, query: { edition } }) => {
    const range = boundedRange(reference);
    const verses = versesOf(range);
    const [divisions, surahs] = await Promise.all([
      library.divisions(),
      readSurahs(library, edition, verses),
    ]);
    return { reply: versesReply(range, verses, surahs, divisions), origin: originOf(surahs) };
  },
};
