import { readConcepts } from '../features/lessons/read-concepts.ts';
import { readPart } from '../features/lessons/read-names.ts';
import { readOverview } from '../features/map/read-map.ts';
import type { Seed } from '../lib/study.ts';

/** What the public page of a surah holds already; null for any other page. */
export function readSeed(page: Element): Seed | null {
  const surah = Number(
    page.querySelector('[data-public] [data-surah]')?.getAttribute('data-surah'),
  );
  if (!(surah > 0)) return null;
  const sample = page.querySelector('[data-sample]');
  const overview = readOverview(page, surah);
  return {
    surah,
    concepts: readConcepts(page, surah),
    part: overview === null ? null : readPart(page, overview.passages),
    overview,
    sample:
      sample === null
        ? null
        : {
            title: sample.querySelector('h3')?.textContent ?? '',
            summary: sample.querySelector('h3 + p')?.textContent ?? '',
          },
  };
}
