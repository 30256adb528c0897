import { writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { findPage, pathOf, prerendered } from '@fahm/mfe-kit/page.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { FigureMissing } from './features/figures/components/figure-missing.tsx';
import { figurePage } from './features/figures/page.ts';
import { FIGURES, MISSING_FIGURE } from './features/figures/paths.ts';
import type { Content } from './lib/content.ts';
import type { Page, RenderModule } from './lib/page.ts';
import { type BasePath, basePathOf } from './lib/paths.ts';
import { pages } from './pages.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { backFrom } from './routes/back.ts';
import { HubFrame } from './routes/hub-frame.tsx';
import { messages } from './routes/messages.ts';
import { PageFrame } from './routes/page-frame.tsx';

const modules = new Map<Page, RenderModule>();
for (const page of pages) {
  const module = await page.render();
  if (module) modules.set(page, module);
}

/** Every address that has a fragment, but for what is missing. */
export const addresses = (content: Content): string[] =>
  prerendered(pages, (page) => modules.get(page)?.params?.(content) ?? []);

/**
 * The fragment of the page at `path`: the tree that `remote.tsx` hydrates. `stylesOf` names the stylesheets of a lazy
 * module. @throws RangeError for no such page.
 */
export function renderGuidesFragment(
  path: string,
  content: Content,
  stylesOf: (module: string) => string[],
): string {
  const found = findPage(pages, path);
  const module = found === null ? undefined : modules.get(found.page);
  if (found === null || module === undefined) throw new RangeError(`There is no page ${path}`);
  const { page, params } = found;
  const canonical = pathOf(page.routes[0], params);
  const basePath = basePathOf(path);
  const rendered = module.render(content, { path: canonical, basePath, params, pages });
  const { view, name, description, arabic, structured } = rendered;
  const tree =
    page.screen === null ? (
      <HubFrame path={path}>{view}</HubFrame>
    ) : (
      <Frame page={page} path={path} basePath={basePath}>
        {view}
      </Frame>
    );
  const title = (name !== undefined && page.titleOf?.(name)) || page.title;
  const styles = rendered.styles.flatMap(stylesOf);
  const head = { title, description, arabic, structured, canonical, styles };
  return writeFragment(head, renderPage(path, tree));
}

/** What stands at the address of a figure that there is not ([2.19.1]); the edge says 404 with it. */
export function renderMissingFigure(basePath: BasePath): string {
  const { noFigureTitle, noFigureHint } = messages;
  const path = basePath + MISSING_FIGURE;
  const markup = renderPage(
    path,
    <Frame page={figurePage} path={path} basePath={basePath}>
      <FigureMissing basePath={basePath} />
    </Frame>,
  );
  const head = { title: noFigureTitle, description: noFigureHint, canonical: FIGURES };
  return writeFragment({ ...head, arabic: false, robots: 'noindex' }, markup);
}

type FrameProps = { page: Page; path: string; basePath: BasePath; children: ReactNode };

const Frame = ({ page, path, basePath, children }: FrameProps) => (
  <PageFrame
    page={page.id}
    path={path}
    back={backFrom(page, basePath)}
    notice={null}
    fallback={null}
  >
    {children}
  </PageFrame>
);

function renderPage(path: string, tree: ReactNode): string {
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>{tree}</Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
}
