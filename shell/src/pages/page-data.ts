import type { PageKind } from './shell-pages.ts';

/** Where a version of a remote lies. */
export type PageVersion = {
  version: string;
  /** Path below which the version's files lie, ending in a slash. */
  base: string;
  /** The federation container, relative to `base`. */
  entry: string;
  /** Stylesheets, relative to `base`. */
  css: readonly string[];
  /** The list of its scripts that the page's import map does not know, relative to `base`. */
  later?: string;
};

/** A remote as the browser needs it: the current version, and the one to fall back to. */
export type PageRemote = PageVersion & {
  previous: PageVersion | null;
  contract: number;
  routes: readonly string[];
};

/** What the server tells the shell about the page it composed; travels as one JSON script element. */
export type PageData = {
  page: PageKind;
  remotes: Record<string, PageRemote>;
  /** The shell's own module, and all that is worth fetching beside it. */
  script: string;
  preload: readonly string[];
};

/** Pages that the server sends as a spinner and the shell's own code fills. */
export const isFilledHere = (page: PageKind): boolean => page === 'account' || page === 'subscribe';

/**
 * Makes an entry's address a new one, so that a retry gets past every cache. The import map knows it: an
 * address without integrity would run unchecked.
 */
export const RETRY_QUERY = '?retry';

export const PAGE_DATA_ID = 'page-data';
export const SHELL_ROOT_ID = 'shell';
/** Class of the element that holds a remote's root; the server splits the frame at it. */
export const REMOTE_ROOT_CLASS = 'remote-root';
