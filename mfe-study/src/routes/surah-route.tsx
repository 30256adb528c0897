import type { Surah } from '@fahm/quran/surahs.ts';
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { AboutSurah } from '../features/surah/components/about-surah.tsx';
import { PanelSkeleton } from '../features/surah/components/panel-pending.tsx';
import { SurahHeader } from '../features/surah/components/surah-header.tsx';
import { SurahSteps } from '../features/surah/components/surah-steps.tsx';
import { SurahTabs, TAB_PANEL_ID, tabId } from '../features/surah/components/surah-tabs.tsx';
import tabStyles from '../features/surah/components/surah-tabs.module.css';
import { messages } from '../features/surah/messages.ts';
import type { Access } from '../lib/access.ts';
import { paths, studyPaths, type SurahBasePath } from '../lib/paths.ts';
import { passagePath, type Tab } from '../lib/tabs.ts';
import { StudyFrame } from './study-frame.tsx';

export type PanelProps = { surah: Surah; basePath: SurahBasePath; tab: Tab; access: Access };

/**
 * Of a surah that is not open a passage leads to its verses in the reader, else into the tab that is shown; a visitor
 * is led to the concepts, which are open to everybody.
 */
export const passageHref =
  ({ surah: { number }, basePath, tab, access }: PanelProps) =>
  ({ from }: { from: number }): string => {
    if (access === 'subscribe') return paths.verse(number, from);
    return passagePath(basePath, number, access === 'sign-in' ? 'concepts' : tab, from);
  };

type Props = PanelProps & {
  Panel: ComponentType<PanelProps>;
  /** What a tab begins with: the map of the surah's passages, and in the first the surah as a whole. */
  Map: ComponentType<PanelProps>;
  /** Whether somebody is signed in: the list of surahs is theirs, a visitor goes to the start page. */
  isMember: boolean;
  /** Says so when the panel's code cannot be had; nothing at build time. */
  notice: ReactNode;
};

/** Composes the surah page; the same tree at build time and in the browser. */
export function SurahRoute({ Panel, Map, isMember, notice, surah, basePath, tab, access }: Props) {
  const back = isMember
    ? { href: studyPaths.surahs, label: messages.back }
    : { href: paths.home, label: messages.home };
  // A new boundary for each panel: one that still waits for its code is dropped, not updated. And none that
  // did not change is rendered anew: it would lose the server's markup.
  const panel = useMemo(
    () => (
      <Suspense key={`${surah.number} ${tab}`} fallback={<PanelSkeleton surah={surah} />}>
        <Panel surah={surah} basePath={basePath} tab={tab} access={access} />
      </Suspense>
    ),
    [Panel, surah, basePath, tab, access],
  );
  const map = useMemo(
    () => <Map surah={surah} basePath={basePath} tab={tab} access={access} />,
    [Map, surah, basePath, tab, access],
  );
  return (
    <StudyFrame page="surah" back={back} isPublic={basePath === '/surahs'}>
      <article data-surah={surah.number} data-tab={tab}>
        <SurahHeader surah={surah} hasCoach={isMember && access !== 'subscribe'} />
        {access === 'subscribe' ? (
          <>
            {map}
            {notice}
            {panel}
          </>
        ) : (
          <>
            <SurahTabs surah={surah.number} basePath={basePath} tab={tab} />
            <noscript>
              <p className={tabStyles.description}>{messages.noScript}</p>
            </noscript>
            <div
              className={tabStyles.panel}
              id={TAB_PANEL_ID}
              role="tabpanel"
              aria-labelledby={tabId(tab)}
            >
              <h2 className="visually-hidden">{messages.tabs[tab]}</h2>
              <p className={tabStyles.description}>{messages.describe[tab]}</p>
              {map}
              {notice}
              {panel}
            </div>
          </>
        )}
        <AboutSurah surah={surah} />
      </article>
      <SurahSteps surah={surah} basePath={basePath} />
    </StudyFrame>
  );
}
