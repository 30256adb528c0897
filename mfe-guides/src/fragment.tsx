import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { DuaView } from './features/dua/components/dua-view.tsx';
import { FigureMissing } from './features/figures/components/figure-missing.tsx';
import { FigureView } from './features/figures/components/figure-view.tsx';
import { FiguresView } from './features/figures/components/figures-view.tsx';
import { HubView } from './features/hub/components/hub-view.tsx';
import { NamesView } from './features/names/components/names-view.tsx';
import { TimelineView } from './features/timeline/components/timeline-view.tsx';
import { UmrahView } from './features/umrah/components/umrah-view.tsx';
import { headOf } from './heads.ts';
import type { Content } from './lib/content.ts';
import { MISSING_FIGURE, pathOfPlace, paths, type Place, type Stem } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { backFrom } from './routes/back.ts';
import { HubFrame } from './routes/hub-frame.tsx';
import { messages } from './routes/messages.ts';
import { PageFrame } from './routes/page-frame.tsx';

type Page = {
  place: Place;
  /** Empty, or `/app` for the page inside the study app. */
  stem: Stem;
  /** Stylesheets of the page's lazy part. */
  styles: readonly string[];
};

/** The fragment of one page: the tree that `remote.tsx` hydrates. @throws RangeError for no such figure. */
export function renderGuidesFragment({ place, stem, styles }: Page, content: Content): string {
  const path = stem + pathOfPlace(place);
  const head: FragmentHead = { ...headOf(place, content), canonical: pathOfPlace(place), styles };
  const tree =
    place.page === 'hub' ? (
      <HubFrame path={path}>
        <HubView stem={stem} />
      </HubFrame>
    ) : (
      <PageFrame
        page={place.page}
        path={path}
        back={backFrom(place.page, stem)}
        notice={null}
        fallback={null}
      >
        {viewOf(place, stem, content)}
      </PageFrame>
    );
  return writeFragment(head, renderPage(path, tree));
}

/** What stands at the address of a figure that there is not ([2.19.1]); the edge says 404 with it. */
export function renderMissingFigure(stem: Stem): string {
  const { noFigureTitle, noFigureHint } = messages;
  const markup = renderPage(
    stem + MISSING_FIGURE,
    <PageFrame
      page="figure"
      path={stem + MISSING_FIGURE}
      back={backFrom('figure', stem)}
      notice={null}
      fallback={null}
    >
      <FigureMissing stem={stem} />
    </PageFrame>,
  );
  const head = { title: noFigureTitle, description: noFigureHint, canonical: paths.figures };
  return writeFragment({ ...head, arabic: false, robots: 'noindex' }, markup);
}

function renderPage(path: string, tree: ReactNode): string {
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>{tree}</Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
}

function viewOf(place: Place, stem: Stem, content: Content): ReactNode {
  switch (place.page) {
    case 'hub':
      return <HubView stem={stem} />;
    case 'names':
      return <NamesView list={content.names} />;
    case 'timeline':
      return <TimelineView events={content.timeline} />;
    case 'umrah':
      return <UmrahView guide={content.umrah} />;
    case 'dua':
      return <DuaView guide={content.dua} />;
    case 'figures':
      return <FiguresView figures={content.figures} stem={stem} />;
    case 'figure':
      return <FigureView id={place.id} figures={content.figures} stem={stem} />;
  }
}
