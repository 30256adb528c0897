import { createHash } from 'node:crypto';
import type { ImportedManifest } from '@fahm/contracts/quran/text.ts';
import { SURAHS, TOTAL_VERSES } from '@fahm/quran/surahs.ts';
import type { FetchedEdition } from './fetch-edition.ts';

const sha256 = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n'), 'utf8').digest('hex');

/**
 * What is written beside the text. `fetchedAt` is an ISO date.
 * @throws unless there are 6,236 verses, in each surah as many as it has, none empty.
 */
export function manifestOf(
  { edition, surahs }: FetchedEdition,
  service: string,
  fetchedAt: string,
): ImportedManifest {
  const verses = surahs.flatMap(({ texts }) => texts);
  const counts = SURAHS.every(
    ({ number, versesCount }) => surahs[number - 1]?.texts.length === versesCount,
  );
  const complete = counts && surahs.length === SURAHS.length && verses.length === TOTAL_VERSES;
  if (!complete || verses.some((text) => text.trim() === '')) {
    throw new Error(`${edition.identifier} is not complete: ${verses.length} verses`);
  }
  return {
    edition,
    source: { service, fetchedAt },
    count: verses.length,
    sha256: { whole: sha256(verses), surahs: surahs.map(({ texts }) => sha256(texts)) },
  };
}
