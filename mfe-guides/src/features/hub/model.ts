import type { FolderColor, Page } from '../../lib/page.ts';

/** A way to a page of the hub (spec 3.24). */
type Entry = { id: string; title: string; href: string };
/** `color` is the hue its picture is drawn in, `minutes` how long it takes to read. */
export type Folder = Entry & { color: FolderColor; minutes: number };
export type Entries = { folders: readonly Folder[]; links: readonly Entry[] };

/** Folders and links in the order of the pages (spec 9.15), by their public addresses. */
export function entriesOf(pages: readonly Page[]): Entries {
  const folders: Folder[] = [];
  const links: Entry[] = [];
  for (const { id, hub, routes } of pages) {
    if (hub === undefined) continue;
    const entry = { id, title: hub.title, href: routes[0] };
    if (hub.color === null) links.push(entry);
    else folders.push({ ...entry, color: hub.color, minutes: hub.minutes });
  }
  return { folders, links };
}
