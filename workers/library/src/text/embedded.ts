import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { surahFileName, surahTextSchema, type SurahText } from '@fahm/contracts/quran/text.ts';
import {
  embeddedIndexSchema,
  INDEX_PATH,
  surahPath,
  type EmbeddedIndex,
} from './embedded-index.ts';
import type { ReadAsset } from './read-asset.ts';

type EmbeddedEdition = { edition: Edition; version: string };

export type Embedded = {
  index: () => Promise<EmbeddedIndex>;
  find: (identifier: string) => Promise<EmbeddedEdition | null>;
  /** @throws ServiceError `unavailable` when the file is not there or cannot be read in time. */
  surah: (identifier: string, number: number) => Promise<SurahText>;
};

/** The editions that were built into the assets. They need no other binding and no network. */
export function createEmbedded(readAsset: ReadAsset): Embedded {
  let known: EmbeddedIndex | null = null;

  // The index is our own file, read once; a promise of it must not be shared between requests.
  const index = async () => {
    known ??= await readAsset(INDEX_PATH, embeddedIndexSchema);
    return known;
  };

  return {
    index,
    async find(identifier) {
      const { editions } = await index();
      return editions.find(({ edition }) => edition.identifier === identifier) ?? null;
    },
    async surah(identifier, number) {
      const path = surahPath(identifier, surahFileName(number));
      return readAsset(path, surahTextSchema);
    },
  };
}
