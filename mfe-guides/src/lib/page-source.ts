import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';

/** The deadline of one attempt, in milliseconds; past it the page offers to try again. */
const DEADLINE_MS = 5000;
/** Marks the element of a page that holds its words. */
const CONTENT = '[data-content]';

/** A page that does not exist, as opposed to one that could not be had. */
export class NoSuchPage extends Error {
  override name = 'NoSuchPage';
}

export type PageSource = {
  /** The words of a page if they are here already, so that going back shows them at once. */
  peek: (path: string) => Element | null;
  /** Keeps what the server sent, before React takes it over. Does nothing with a page without words. */
  cache: (path: string, page: ParentNode) => void;
  /** Remembers that the server has said that there is no such page. */
  cacheMissing: (path: string) => void;
  isMissing: (path: string) => boolean;
  /** Fetches a page's fragment. Rejects with `NoSuchPage`, or when it cannot be had whole and in time. */
  load: (path: string, signal: AbortSignal) => Promise<Element>;
};

/** One per mounted remote: what it keeps goes when the remote goes. */
export function createPageSource(base: string, parseHtml: HostServices['parseHtml']): PageSource {
  const cached = new Map<string, Element>();
  const missing = new Set<string>();
  return {
    peek: (path) => cached.get(path) ?? null,
    cache: (path, page) => {
      const content = page.querySelector(CONTENT);
      if (content !== null) cached.set(path, content.cloneNode(true) as Element);
    },
    cacheMissing: (path) => void missing.add(path),
    isMissing: (path) => missing.has(path),
    load: async (path, signal) => {
      const response = await fetch(`${base}_fragment${path}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      });
      if (response.status === 404) throw new NoSuchPage(path);
      if (!response.ok) throw new Error(`Fragment of ${path}: ${response.status}`);
      const { markup } = readFragment(await response.text());
      const content = parseHtml(markup).querySelector(CONTENT);
      // A captive portal or a cut answer must not be shown as the page.
      if (content === null) throw new Error(`Fragment of ${path}: not a page`);
      cached.set(path, content);
      return content;
    },
  };
}
