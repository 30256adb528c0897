import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import type { PageDescription, Params } from '@fahm/mfe-kit/page.ts';
import type { TextFile } from '@fahm/quran/text/text-file.ts';
import type { ReactNode } from 'react';
import type { Settings } from './settings/settings.ts';

/** A layout beside the usual one, as the setting of that name has it. */
type LayoutName = Exclude<Settings['layout'], 'verses'>;

/**
 * What a page of the reader is, for the browser and the build; what only the build says stands in `render.tsx` beside
 * it. `app.tsx` shows it: the first load has no more of a page than it must.
 */
export type Page = PageDescription & {
  /** Layouts beside the usual one in which the build sends it too. */
  layouts?: readonly LayoutName[];
  /** `import.meta.env.SSR && import(…)`: so the browser's build leaves it out. */
  render: () => Promise<RenderModule> | false;
};

/** What the build sends of a page, and says of it. `textOf` gives a surah's text; null for the usual layout. */
export type RenderPage = (
  params: Params,
  textOf: (surah: number) => TextFile,
  layout: LayoutName | null,
) => {
  head: Omit<FragmentHead, 'styles'>;
  view: ReactNode;
  /** Files of the lazy modules whose markup this is: their styles come with the page. */
  styles?: readonly string[];
};

export type RenderModule = {
  render: RenderPage;
  /** Of pages at many addresses: all that there is, by the id of the page. */
  params?: (id: string) => Iterable<Params>;
};
