import { editionSchema, type Edition } from '@fahm/contracts/quran/quran.ts';
import { separateBasmala } from '@fahm/contracts/quran/basmala.ts';
import { rightsOf } from '@fahm/contracts/quran/rights.ts';
import { mayCarryBasmala, readServiceSurah } from '@fahm/contracts/quran/service.ts';
import { surahTextSchema, type SurahText } from '@fahm/contracts/quran/text.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import * as z from 'zod/mini';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import type { CachedQuery } from './read-through.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

export type EditionSurah = { edition: Edition; text: SurahText };

const storedSchema = z.object({ edition: editionSchema, text: surahTextSchema });

export const noSuchEdition = (): ServiceError =>
  new ServiceError('not_found', 'No such edition of text.', { isLasting: true });

type Deps = {
  /** Asks the text service for a path, as this edition. */
  ask: (path: string) => Promise<unknown>;
  /** The edition's own 1:1, without which the basmala of other surahs cannot be told. */
  opening: () => Promise<string>;
};

/** A surah of an edition that is not built in: how to ask the service for it, and how it is kept. */
export function surahQuery(
  deps: Deps,
  identifier: string,
  surah: number,
): CachedQuery<EditionSurah> {
  const versesCount = surahByNumber(surah)?.versesCount ?? 0;
  return {
    key: `v1/surah/${identifier}/${surah}`,
    freshMs: WEEK_MS,
    decode(bytes) {
      const stored = decodeJson(bytes, storedSchema);
      if (stored === null || stored.edition.identifier !== identifier) return null;
      if (stored.text.texts.length !== versesCount) return null;
      return { ...stored, edition: { ...stored.edition, ...rightsOf(identifier) } };
    },
    async load() {
      return encodeJson(await loadSurah(deps, identifier, surah, versesCount));
    },
  };
}

async function loadSurah(
  { ask, opening }: Deps,
  identifier: string,
  surah: number,
  versesCount: number,
): Promise<EditionSurah> {
  // Ids of Arabic text begin so; asking for both at once saves the reader a second wait.
  const expectsBasmala = surah !== 1 && identifier.startsWith('quran-');
  const [answer, early] = await Promise.all([
    ask(`/surah/${surah}/${identifier}`),
    expectsBasmala ? opening() : null,
  ]);
  const firstNumber = globalNumber({ surah, ayah: 1 }) ?? 0;
  const read = readServiceSurah(answer, { edition: identifier, surah, versesCount, firstNumber });
  if (read.kind === 'other-edition') throw noSuchEdition();
  if (read.kind === 'unusable') {
    throw new ServiceError('unavailable', 'The text service has no usable text of this surah.', {
      cause: new Error(read.why),
      isLasting: true,
    });
  }
  const { edition, texts } = read;
  // Recitations are not read but heard; their words are those of an edition of text.
  if (edition.format !== 'text') throw noSuchEdition();
  if (!mayCarryBasmala(edition) || surah === 1) return { edition, text: { basmala: null, texts } };
  return { edition, text: separateBasmala(surah, texts, early ?? (await opening())) };
}
