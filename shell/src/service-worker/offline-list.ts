import { OFFLINE_LIST } from '../offline-list-marker.ts';
import type { Visited } from './prune.ts';

const MAX_ITEMS = 12;

/** The offline page with links to what this device can show. Titles are HTML already, paths are escaped here. */
export function withOfflineList(
  html: string,
  visited: readonly Pick<Visited, 'path' | 'title'>[],
  hasText: boolean,
): string {
  const items = visited
    .slice(0, MAX_ITEMS)
    .map(({ path, title }) => item(path, title === '' ? escape(path) : title));
  if (hasText) items.unshift(item('/reader', 'Surahs on this device'));
  // A function: what stands in a title is no pattern of replacement.
  return html.replace(OFFLINE_LIST, () => (items.length === 0 ? '' : `<ul>${items.join('')}</ul>`));
}

const item = (path: string, title: string): string =>
  `<li><a href="${escape(path)}">${title}</a></li>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
