import { createApi } from '@fahm/api-client/client.ts';
import { getQuranSurah } from '@fahm/api-client/quran.ts';
import type { QuranSurah } from '@fahm/contracts/quran/quran.ts';
import type { Translation } from './compose-passage.ts';
import type { Edition } from '../../lib/passage.ts';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

/** Fetches what `kept` lacks of an edition. Rejects when a surah cannot be had or is not whole. */
export async function fetchTranslation(
  edition: string,
  surahs: readonly number[],
  cached: Translation | null,
  signal: AbortSignal,
): Promise<Translation> {
  const wanted = surahs.filter((surah) => cached?.surahs.has(surah) !== true);
  const replies = await Promise.all(
    wanted.map((number) => getQuranSurah(api, { number, edition }, signal)),
  );
  for (const reply of replies) assertWhole(reply, edition);
  const [first] = replies;
  const texts = replies.map(({ surah, verses }) => [surah.number, verses.map(({ text }) => text)]);
  const own = cached?.edition ?? (first === undefined ? null : editionOf(first));
  if (own === null) throw new Error(`Nothing of ${edition} was asked for`);
  return {
    edition: own,
    surahs: new Map([...(cached?.surahs ?? []), ...(texts as [number, string[]][])]),
  };
}

function assertWhole({ edition, surah, verses }: QuranSurah, wanted: string): void {
  // The text service answers an edition it does not know with another one.
  const right = edition.identifier === wanted && verses.length === surah.versesCount;
  if (!right || verses.some(({ text }) => text === '')) {
    throw new Error(`${wanted}, surah ${surah.number}: not whole`);
  }
}

function editionOf({ edition }: QuranSurah): Edition {
  return {
    id: edition.identifier,
    language: edition.language,
    direction: edition.direction ?? 'ltr',
    credit: edition.credit ?? edition.englishName,
    failed: false,
  };
}
