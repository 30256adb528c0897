/** What the earlier steps of the shell's build leave for the worker. */
declare module 'virtual:shell-build' {
  import type { RenderedFrame } from '../frames.tsx';
  import type { Fonts } from '../prelude.ts';
  import type { Stylesheets } from './page/stylesheets.ts';
  import type { PageKind } from '../pages/shell-pages.ts';

  export const frames: Record<PageKind, RenderedFrame>;
  /** The boot script, minified; it starts the application after the first paint. */
  export const bootScript: string;
  /** `theme.inline.js`, minified; pages allow it, for who shows one with another prelude. */
  export const themeScript: string;
  export const client: {
    script: string;
    /** Static imports of the script. */
    imports: string[];
    /** Styles of every page, and those of the shell's own pages. */
    sheet: Stylesheets;
    pageSheet: Stylesheets;
    fonts: Fonts;
    /** Subresource integrity of the shell's own scripts, by address. */
    integrity: Record<string, string>;
    /** What only pages of one kind load beside that. */
    ownScripts: Partial<Record<PageKind, { imports: string[]; integrity: Record<string, string> }>>;
  };
  /**
   * Where a page takes a remote's files from: the shell's own origin, or (in development) the remote's
   * server, whose modules name each other by their full address.
   */
  export const remoteFiles: 'proxied' | 'direct';
  /** Digest of the shell's build. */
  export const version: string;
  /** Version of React in the shell. */
  export const react: string;
}
