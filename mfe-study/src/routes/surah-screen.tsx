import { useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import type { SessionState } from '@fahm/mfe-kit/session.ts';
import type { Surah } from '@fahm/quran/surahs.ts';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { PanelMissing } from '../features/surah/components/panel-pending.tsx';
import { messages } from '../features/surah/messages.ts';
import { accessTo } from '../lib/access.ts';
import { passageOf } from '../lib/map/passages.ts';
import type { SurahBasePath } from '../lib/paths.ts';
import { useStudy } from '../lib/study.ts';
import { type Tab, tabOf } from '../lib/tabs.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { subscriptionPanel, tabPanels } from './panels.ts';
import { MapPanel } from './map-panel.tsx';
import { SurahPanel } from './surah-panel.tsx';
import { SurahRoute } from './surah-route.tsx';

type Props = { surah: Surah; basePath: SurahBasePath };

/** A surah's page in the browser. */
export function SurahScreen({ surah, basePath }: Props) {
  const { host } = useStudy();
  const session = useSession(host);
  const search = useSearch();
  const tab = tabOf(basePath, search);
  const access = accessTo(surah.number, tab, session);
  useEffect(() => host.setTitle(messages.title(surah)), [surah, host]);
  usePlaceKept(session, surah.number, search, tab);
  const focused = useRef(surah);
  useEffect(() => {
    if (focused.current === surah) return;
    focused.current = surah;
    // A screen reader hears where it is now; the eye is not moved.
    document.querySelector<HTMLElement>('article[data-surah] h1')?.focus({ preventScroll: true });
  }, [surah]);
  const panel = access === 'subscribe' ? subscriptionPanel : tabPanels[tab];
  return (
    <SurahRoute
      surah={surah}
      basePath={basePath}
      tab={tab}
      access={access}
      isMember={session.status === 'member'}
      Panel={SurahPanel}
      Map={MapPanel}
      notice={<MissingNotice key={tab} panel={panel} onRetry={() => void host.retry()} />}
    />
  );
}

/**
 * Keeps where a member is in a surah, for when they come back. The tab that an address shows by default counts once
 * another was shown before it: then somebody has chosen it.
 */
function usePlaceKept(session: SessionState, surah: number, search: string, tab: Tab): void {
  const userId = session.status === 'member' ? session.user.id : null;
  const before = useRef({ surah, tab });
  useEffect(() => {
    const isChosen = before.current.surah === surah && before.current.tab !== tab;
    before.current = { surah, tab };
    if (userId === null) return;
    // Visitors have no place, so its code is not for them. One that cannot be kept is not worth a word.
    import('../lib/last-place.ts').then(
      ({ placeOf, writePlace }) => {
        const place = isChosen ? { tab, passage: passageOf(search) } : placeOf(search, tab);
        if (place !== null) writePlace(userId, surah, place);
      },
      () => {},
    );
  }, [userId, surah, search, tab]);
}

type NoticeProps = { panel: Parameters<typeof useMissing>[0]; onRetry: () => void };

function MissingNotice({ panel, onRetry }: NoticeProps) {
  return useMissing(panel) ? <PanelMissing onRetry={onRetry} /> : null;
}
