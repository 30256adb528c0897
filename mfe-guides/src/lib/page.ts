import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import type { PageDescription, Params } from '@fahm/mfe-kit/page.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Content } from './content.ts';
import type { BasePath } from './paths.ts';

/** A page in the browser; `content` is its own markup, as the server sent it. */
export type ScreenProps = { content: Element };

/**
 * What a guide is, for the browser and the build; what only the build says stands in `render.tsx` beside it. A new
 * guide is a folder with both, and a line of `pages.ts`.
 */
export type Page = PageDescription & {
  title: string;
  /** Of a page at many addresses: its title, by its heading. */
  titleOf?: (heading: string) => string;
  /** Its code in the browser. Null for what is small enough to be always here. */
  screen: (() => Promise<ComponentType<ScreenProps>>) | null;
  /** `import.meta.env.SSR && import(…)`: so the browser's build leaves it out. */
  render: () => Promise<RenderModule> | false;
  /**
   * Its place in the hub: a folder in this colour, with how many minutes it takes to read, or a link below the folders.
   * Without it the hub is silent.
   */
  hub?: { title: string; color: FolderColor; minutes: number } | { title: string; color: null };
  /** Where the link above the page leads; without it, to the hub. */
  up?: { href: string; label: string };
  /** What is said while it is on the way, and when it cannot be had; without it, the common words. */
  words?: {
    loading: string;
    failed: string;
    /** [8.11]: where its file lies helps those who build the guide, and nobody who reads it. */
    forDevelopers: () => string | false;
  };
};

/** Hues of the folders' pictures; `folder-card.module.css` knows the values. */
export type FolderColor = 'green' | 'blue' | 'rose';

type Where = {
  /** Its canonical address. */
  path: string;
  basePath: BasePath;
  params: Params;
  /** All of the remote, for the hub. */
  pages: readonly Page[];
};

/** What the build sends of a page, and says of it. */
type Rendered = Pick<FragmentHead, 'description' | 'arabic' | 'structured'> & {
  view: ReactNode;
  /** Files of the lazy modules whose markup this is: their styles come with the page. */
  styles: readonly string[];
  /** Of a page at many addresses: its heading. */
  name?: string;
};

/** @throws RangeError for no such page. */
export type RenderPage = (content: Content, where: Where) => Rendered;

export type RenderModule = {
  render: RenderPage;
  /** Of a page at many addresses: all of them. */
  params?: (content: Content) => readonly Params[];
};
