import { createHash } from 'node:crypto';
import { surahFileName } from '@fahm/contracts/quran/text.ts';
import type { Divisions } from '../../src/text/divisions.ts';
import { INDEX_PATH, surahPath, type EmbeddedIndex } from '../../src/text/embedded-index.ts';
import type { WholeEdition } from './corpus-editions.ts';

const version = ({ edition, sha256 }: WholeEdition): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, sha256]))
    .digest('hex')
    .slice(0, 16);

/** Path (from the assets' root) and content of every file that the worker reads. */
export function assetFiles(
  editions: readonly WholeEdition[],
  divisions: Divisions,
): [path: string, content: string][] {
  const index: EmbeddedIndex = {
    editions: editions.map((whole) => ({ edition: whole.edition, version: version(whole) })),
    divisions,
  };
  const texts = editions.flatMap(({ edition, surahs }) =>
    surahs.map((text, position): [string, string] => [
      surahPath(edition.identifier, surahFileName(position + 1)),
      JSON.stringify(text),
    ]),
  );
  return [[INDEX_PATH, JSON.stringify(index)], ...texts];
}
