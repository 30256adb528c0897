import type { PassageHeading, SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { readCitations } from '../../lib/lesson/read-citations.ts';
import {
  attributeOf,
  fieldIn,
  fieldOf,
  numberOf,
  paragraphsIn,
} from '../../lib/lesson/read-markup.ts';

/** The map that the server's page holds: what `ribbon.tsx` wrote. Null for a page without one. */
export function readMap(page: Element): { surah: number; headings: PassageHeading[] } | null {
  const map = page.querySelector('[data-map]');
  if (map === null) return null;
  const headings = [...map.querySelectorAll('nav [data-from]')].map((segment) => ({
    from: numberOf(segment, 'data-from'),
    to: numberOf(segment, 'data-to'),
    title: fieldOf(segment, 'passage'),
  }));
  return { surah: numberOf(map, 'data-map'), headings };
}

/** The surah as a whole, as `surah-map.tsx` and `whole.tsx` wrote it; null where only the ribbon is public. */
export function readOverview(page: Element, surahNumber: number): SurahOverview | null {
  const whole = page.querySelector('[data-whole]');
  const map = whole?.closest('[data-map]') ?? null;
  if (whole === null || map === null) return null;
  return {
    id: attributeOf(whole, 'data-whole'),
    surahNumber,
    setting: {
      period: attributeOf(whole, 'data-period') as SurahOverview['setting']['period'],
      certainty: attributeOf(whole, 'data-certainty') as SurahOverview['setting']['certainty'],
      text: paragraphsIn(whole, 'setting'),
      sources: readCitations(whole, 'setting-sources'),
    },
    theme: fieldOf(map, 'theme'),
    overview: paragraphsIn(whole, 'overview'),
    virtues: [...whole.querySelectorAll('[data-field=virtues] > li')].map((virtue) => ({
      text: paragraphsIn(virtue, 'virtue'),
      sources: readCitations(virtue, 'virtue-sources'),
    })),
    passages: [...whole.querySelectorAll('[data-field=passages] > li')].map((passage) => ({
      id: attributeOf(passage, 'data-passage'),
      from: numberOf(passage, 'data-from'),
      to: numberOf(passage, 'data-to'),
      title: fieldOf(passage, 'title'),
      sentence: fieldOf(passage, 'sentence'),
      leads: fieldIn(passage, 'leads') ?? null,
    })),
  };
}
