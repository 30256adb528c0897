import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { separateBasmala } from '@fahm/contracts/quran/basmala.ts';
import { mayCarryBasmala, readServiceSurah } from '@fahm/contracts/quran/service.ts';
import type { SurahText } from '@fahm/contracts/quran/text.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import { SURAHS, TOTAL_SURAHS, type Surah } from '@fahm/quran/surahs.ts';
import { pause, politely, Refusal, type Throttle } from './polite-fetch.ts';

export type FetchedEdition = { edition: Edition; surahs: SurahText[] };

type Options = {
  service: string;
  throttle: Throttle;
  /** Told after each surah, and about each failure that is tried again. */
  report: (line: string) => void;
};

/**
 * All 114 surahs of an edition of text, one after the other, complete and without an empty verse.
 * @throws when the service does not have it, or does not give one surah in six tries.
 */
export async function fetchEdition(id: string, options: Options): Promise<FetchedEdition> {
  const surahs: SurahText[] = [];
  let edition: Edition | null = null;
  for (const facts of SURAHS) {
    if (facts.number > 1) await pause(options.throttle.betweenMs);
    const fetched = await fetchSurah(id, facts, options);
    edition ??= fetched.edition;
    const opening = surahs[0]?.texts[0];
    const separate = opening !== undefined && mayCarryBasmala(edition);
    surahs.push(
      separate
        ? separateBasmala(facts.number, fetched.texts, opening)
        : { basmala: null, texts: fetched.texts },
    );
    options.report(`${id}: surah ${facts.number} of ${TOTAL_SURAHS}`);
  }
  if (edition === null) throw new Error('no surah was fetched');
  return { edition, surahs };
}

function fetchSurah(id: string, { number, versesCount }: Surah, options: Options) {
  const firstNumber = globalNumber({ surah: number, ayah: 1 }) ?? 0;
  const request = { edition: id, surah: number, versesCount, firstNumber };
  const read = (value: unknown) => {
    const surah = readServiceSurah(value, request);
    if (surah.kind === 'other-edition') throw new Refusal(`The service has no edition ${id}.`);
    if (surah.kind === 'unusable') throw new Error(`surah ${number}: ${surah.why}`);
    if (surah.edition.format !== 'text') throw new Refusal(`${id} is a recitation, not a text.`);
    if (surah.texts.some((text) => text.trim() === '')) {
      throw new Refusal(`${id} leaves verses of surah ${number} empty.`);
    }
    return surah;
  };
  const url = `${options.service}/surah/${number}/${id}`;
  return politely(url, read, options.throttle, (line) =>
    options.report(`surah ${number}: ${line}`),
  );
}
