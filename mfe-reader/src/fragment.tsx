import { writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { layoutPath, readLayoutPath } from '@fahm/mfe-kit/page-layout.ts';
import { findPage, prerendered } from '@fahm/mfe-kit/page.ts';
import type { TextFile } from '@fahm/quran/text/text-file.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { layouts } from './layouts.ts';
import type { Page, RenderModule } from './lib/page.ts';
import { pages } from './pages.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';

const modules = new Map<Page, RenderModule>();
for (const page of pages) {
  const module = await page.render();
  if (module) modules.set(page, module);
}

const addressesOf = (some: readonly Page[]): string[] =>
  prerendered<Page>(some, (page) => modules.get(page)?.params?.(page.id) ?? []);

/** Every address that has a fragment. */
export const addresses = (): string[] => addressesOf(pages);

/** Where fragments in such a layout lie. */
export const layoutPaths = (): string[] =>
  layouts.flatMap((layout) =>
    addressesOf(pages.filter((page: Page) => page.layouts?.includes(layout))).map((path) =>
      layoutPath(path, layout),
    ),
  );

/**
 * The fragment at `at`, the path of a page or of one in a layout: the tree that `remote.tsx` hydrates. `textOf` gives a
 * surah's text, `stylesOf` names the stylesheets of a lazy module. @throws RangeError for no such page.
 */
export function renderReaderFragment(
  at: string,
  textOf: (surah: number) => TextFile,
  stylesOf: (module: string) => string[],
): string {
  const inLayout = readLayoutPath(at);
  const path = inLayout?.path ?? at;
  const layout = layouts.find((it) => it === inLayout?.layout) ?? null;
  const found = findPage<Page>(pages, path);
  const module = found === null ? undefined : modules.get(found.page);
  if (found === null || module === undefined) throw new RangeError(`There is no page ${path}`);
  const { head, view, styles } = module.render(found.params, textOf, layout);
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={head.canonical}>{view}</Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
  return writeFragment({ ...head, styles: styles?.flatMap(stylesOf) }, markup);
}
