import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { formatReference } from '@fahm/quran/reference.ts';
import type { TextFile } from '@fahm/quran/text-file.ts';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { messages as bookmarks } from './features/bookmarks/messages.ts';
import { LandingView } from './features/landing/components/landing-view.tsx';
import { messages as landing } from './features/landing/messages.ts';
import { composePassage } from './features/passage/compose-passage.ts';
import { unitHead } from './features/passage/unit-words.ts';
import { structuredData } from './structured-data.ts';
import { SearchForm } from './features/search/components/search-form.tsx';
import { SearchHead } from './features/search/components/search-head.tsx';
import { SearchTips } from './features/search/components/search-tips.tsx';
import { messages as search } from './features/search/messages.ts';
import { DEFAULT_EDITION } from './lib/default-edition.ts';
import { paths, unitPath } from './lib/paths.ts';
import { EMPTY_PLACE } from './lib/place/place.ts';
import { rangeOfUnit, type Unit } from './lib/unit.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { BookmarksRoute } from './routes/bookmarks-route.tsx';
import { LandingRoute } from './routes/landing-route.tsx';
import { PassageRoute } from './routes/passage-route.tsx';
import { SearchRoute } from './routes/search-route.tsx';

const nothing = () => {};
const BUILT_IN = { edition: DEFAULT_EDITION, surahs: new Map() };

/** The fragment of the landing page; `styles` are those of its lazy part. */
export function renderLandingFragment(styles: readonly string[]): string {
  const { title, description } = landing;
  return writeFragment(
    { title, description, canonical: paths.landing, arabic: true, styles },
    renderPage(
      paths.landing,
      <LandingRoute fallback={null}>
        <LandingView place={EMPTY_PLACE} kept={new Set()} query="" onQuery={nothing} />
      </LandingRoute>,
    ),
  );
}

/** The fragment of the search page, whatever is looked for: finding is the browser's work. */
export function renderSearchFragment(styles: readonly string[]): string {
  const { title, description } = search;
  return writeFragment(
    {
      title,
      description,
      canonical: paths.search,
      arabic: true,
      styles,
      robots: 'noindex, follow',
    },
    renderPage(
      paths.search,
      <SearchRoute fallback={null}>
        <SearchHead />
        <SearchForm />
        <p className="visually-hidden" role="status" />
        <SearchTips />
      </SearchRoute>,
    ),
  );
}

/** The fragment of the page of bookmarks: what is marked, only the browser knows. */
export function renderBookmarksFragment(): string {
  const { title, description } = bookmarks;
  return writeFragment(
    // The list sets Arabic.
    { title, description, canonical: paths.bookmarks, arabic: true, robots: 'noindex, follow' },
    renderPage(
      paths.bookmarks,
      <Suspense fallback={null}>
        <BookmarksRoute>{null}</BookmarksRoute>
      </Suspense>,
    ),
  );
}

/** The fragment of a unit's page: the tree that `remote.tsx` hydrates. Throws for a unit that does not exist. */
export function renderUnitFragment(unit: Unit, texts: ReadonlyMap<number, TextFile>): string {
  const path = unitPath(unit);
  const head: FragmentHead = {
    ...unitHead(unit),
    canonical: path,
    arabic: true,
    image: `social/${rangeOfUnit(unit).start.surah}.png`,
    structured: structuredData(unit),
    text: { edition: DEFAULT_EDITION.id, verses: formatReference(rangeOfUnit(unit)) },
  };
  const passage = composePassage(unit, texts, BUILT_IN);
  const state = { status: 'ready', passage, translation: 'shown' } as const;
  const page = <PassageRoute unit={unit} state={state} onRetry={nothing} plain={null} />;
  return writeFragment(head, renderPage(path, page));
}

/** The tree that `remote.tsx` hydrates, at one address. */
function renderPage(path: string, page: ReactNode): string {
  const options = { identifierPrefix: ROOT_ID_PREFIX };
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>{page}</Router>
    </StrictMode>,
    options,
  );
}
