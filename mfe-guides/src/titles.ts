import { messages as dua } from './features/dua/title.ts';
import { messages as figures } from './features/figures/title.ts';
import { messages as hub } from './features/hub/messages.ts';
import { messages as names } from './features/names/title.ts';
import { messages as timeline } from './features/timeline/title.ts';
import { messages as umrah } from './features/umrah/title.ts';
import type { FixedPage, Place } from './lib/paths.ts';

const titles: Record<FixedPage, string> = {
  hub: hub.title,
  names: names.title,
  timeline: timeline.title,
  umrah: umrah.title,
  dua: dua.title,
  figures: figures.title,
};

/** Title of the document. A figure's is its heading, once that is here. */
export function titleOf(place: Place, content: Element | null): string {
  if (place.page !== 'figure') return titles[place.page];
  const name = content?.querySelector('h1')?.textContent;
  return name == null ? figures.title : figures.figureTitle(name);
}
