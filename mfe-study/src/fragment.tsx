import { createApi } from '@fahm/api-client/client.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import type { PassageHeading, SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { findPage, type Params, prerendered } from '@fahm/mfe-kit/page.ts';
import { surahByNumber, SURAHS } from '@fahm/quran/surahs.ts';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { SubscriptionPanel } from './features/access/components/subscription-panel.tsx';
import { SurahMap } from './features/map/components/surah-map.tsx';
import { PanelSkeleton } from './features/surah/components/panel-pending.tsx';
import { surahDescription } from './features/surah/description.ts';
import { messages } from './features/surah/messages.ts';
import { accessTo, isFree } from './lib/access.ts';
import { DataProvider } from './lib/data-provider.tsx';
import { isPaged, shownPassage } from './lib/map/paging.ts';
import { createShownPassage } from './lib/map/shown-passage.ts';
import type { AppPage } from './lib/page.ts';
import {
  missingPath,
  paths,
  basePathOf,
  surahOfParams,
  surahPath,
  type SurahBasePath,
} from './lib/paths.ts';
import { type Seed, type Study, StudyContext } from './lib/study.ts';
import { tabOf } from './lib/tabs.ts';
import { pages } from './pages.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { AppFrame, AppPending } from './routes/app-outline.tsx';
import { MissingPage } from './routes/missing-screen.tsx';
import { ConceptsPanel } from './routes/concepts-panel.tsx';
import { isToldAt, MapOutline } from './routes/map-panel.tsx';
import { type PanelProps, passageHref, SurahRoute } from './routes/surah-route.tsx';

/** What everybody reads of a free surah. */
export type FreeLessons = { concepts: readonly Concept[]; overview: SurahOverview | null };

/** What a page is rendered of. */
export type FragmentContent = {
  path: string;
  /** The part that the address names: a passage, by its first verse. Without it the page begins with the first. */
  part?: number;
  /** Lessons of the free surahs that everybody reads: the only ones that any file of ours holds. */
  free: ReadonlyMap<number, FreeLessons>;
  /** Ranges and titles of passages, which are public of every surah. */
  headings: ReadonlyMap<number, readonly PassageHeading[]>;
  /** Stylesheets that come with a lazy module, by its file. */
  stylesOf: (module: string) => string[];
};

/** Every address that has a fragment, but for parts of pages. */
export const addresses = (): string[] =>
  prerendered(pages, () => SURAHS.map(({ number }) => ({ surah: `${number}` })));

/** The fragment of the page at a path. Throws when there is none. */
export function renderStudyFragment(content: FragmentContent): string {
  const { path, free, part } = content;
  const found = findPage(pages, path);
  if (found === null) throw new RangeError(`There is no page ${path}`);
  const { page, params } = found;
  if (page.screen !== null) return renderAppFragment(path, page, params);
  const surah = surahByNumber(surahOfParams(params) ?? 0);
  if (surah === null) throw new RangeError(`There is no surah at ${path}`);
  const basePath = basePathOf(path);
  const isPublic = basePath === '/surahs';
  const seed = seedOf(surah.number, free, part ?? null);
  const search = part === undefined ? '' : `?passage=${part}`;
  // The page without a query begins with the first passage: that one has two addresses.
  const isFirst = seedOf(surah.number, free, null).part?.from === part;
  const canonical = surahPath(surah.number) + (isFirst ? '' : search);
  const head: FragmentHead = {
    title: messages.title(surah),
    description: surahDescription(surah),
    canonical,
    arabic: true,
    ...(isPublic ? { styles: stylesOfSurah(surah.number, content) } : {}),
  };
  const headings = content.headings.get(surah.number) ?? [];
  const known = {
    seed,
    map: headings.length === 0 ? null : { surah: surah.number, headings },
  };
  const tab = tabOf(basePath, '');
  const access = isPublic ? accessTo(surah.number, tab, { status: 'visitor' }) : 'asking';
  const route = (
    <SurahRoute
      {...{ surah, basePath, tab, access }}
      isMember={false}
      Panel={isPublic ? ServerPanel : PanelOutline}
      Map={isPublic ? ServerMap : MapOutline}
      notice={null}
    />
  );
  return writeFragment(head, render({ path, search }, known, route));
}

/** Of the lazy components that stand in the markup. */
function stylesOfSurah(surah: number, { stylesOf }: FragmentContent): string[] {
  const shown = isFree(surah) ? 'concepts-panel.tsx' : 'subscription-panel.tsx';
  return [...new Set(['surah-map.tsx', shown].flatMap(stylesOf))];
}

function seedOf(surah: number, free: FragmentContent['free'], verse: number | null): Seed {
  const { concepts, overview } = free.get(surah) ?? { concepts: [], overview: null };
  const sample = isFree(surah) ? null : (free.get(1)?.concepts[0] ?? null);
  const passages = overview?.passages ?? [];
  const shown = isPaged(concepts, passages) ? shownPassage(passages, concepts, verse) : null;
  const names = concepts.map(({ id, title, passage }) => ({ id, title, passage }));
  return {
    surah,
    concepts: shown === null ? concepts : concepts.filter(({ passage }) => passage === shown.id),
    part: shown === null ? null : { from: shown.from, names },
    overview,
    sample,
  };
}

/** What stands at the address of a surah that there is not (spec 2.7.5); the edge says 404 with it. */
export function renderMissingSurah(basePath: SurahBasePath): string {
  const { title, text } = messages.noSurah;
  const head = { title, description: text, canonical: paths.reader, arabic: false };
  const path = missingPath(basePath);
  return writeFragment(
    { ...head, robots: 'noindex' },
    render({ path }, {}, <MissingPage basePath={basePath} />),
  );
}

/** A page of somebody's own: its outline, which the browser fills. */
function renderAppFragment(path: string, page: AppPage, params: Params): string {
  const outline = (
    <AppFrame match={{ page, params, path }}>
      <AppPending page={page} />
    </AppFrame>
  );
  const head = { title: page.title, description: page.words.loading, canonical: path };
  return writeFragment({ ...head, arabic: true, robots: 'noindex' }, render({ path }, {}, outline));
}

const PanelOutline = ({ surah }: PanelProps) => <PanelSkeleton surah={surah} />;

/** In the boundary that the browser puts around the part. */
const ServerMap = (props: PanelProps) => (
  <Suspense fallback={null}>
    <SurahMap surah={props.surah.number} hrefOf={passageHref(props)} isTold={isToldAt(props)} />
  </Suspense>
);

/** The public page: what everybody may read, or what is required. */
function ServerPanel({ surah: { number }, access }: PanelProps) {
  return access === 'subscribe' ? (
    <SubscriptionPanel surah={number} />
  ) : (
    <ConceptsPanel surah={number} />
  );
}

type Address = { path: string; search?: string };
type Known = { seed?: Study['seed']; map?: Study['map'] };

function render(
  { path, search = '' }: Address,
  { seed = null, map = null }: Known,
  page: ReactNode,
): string {
  // Nothing of it is called while a page is rendered to a string.
  const api = createApi({ fetch, baseUrl: '' });
  const shown = createShownPassage(seed?.part?.from ?? null);
  const study: Study = {
    host: {} as Study['host'],
    api,
    base: '',
    seed,
    map,
    shown,
    missing: null,
  };
  return renderToString(
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <StudyContext value={study}>
          <DataProvider>{page}</DataProvider>
        </StudyContext>
      </Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
}
