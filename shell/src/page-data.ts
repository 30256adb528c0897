import type { PageKind } from './shell-pages.ts';

/** A remote as the browser needs it: the current version's files, below one address. */
export type PageRemote = {
  version: string;
  /** Path below which the version's files lie, ending in a slash. */
  base: string;
  /** The federation container, relative to `base`. */
  entry: string;
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

export const PAGE_DATA_ID = 'page-data';
export const SHELL_ROOT_ID = 'shell';
/** Class of the element that holds a remote's root; the server splits the frame at it. */
export const REMOTE_ROOT_CLASS = 'remote-root';
