import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { numberOf } from '../../lib/lesson/read-markup.ts';
import { passageOf } from '../../lib/map/passages.ts';
import type { Seed } from '../../lib/study.ts';

/** What `paged-lessons.tsx` wrote: the passage that the page shows alone, and the titles of all lessons. */
export function readPart(page: Element, passages: readonly Passage[]): Seed['part'] {
  const part = page.querySelector('[data-alone]');
  if (part === null) return null;
  const from = numberOf(part, 'data-alone');
  const idOf = (verse: number | null) => passages.find((it) => it.from === verse)?.id;
  return {
    from,
    names: [...page.querySelectorAll('[data-index] a')].map((entry) => {
      const { hash, search } = new URL(entry.getAttribute('href') ?? '', 'https://page');
      const passage = idOf(passageOf(search) ?? from);
      return { id: hash.slice(1), title: entry.textContent, passage };
    }),
  };
}

/** The query of the address that the page was rendered for. */
export function searchOfPage(page: Element): string {
  const named = page.querySelector('[data-named]')?.getAttribute('data-named') ?? null;
  return named === null ? '' : `?passage=${named}`;
}
