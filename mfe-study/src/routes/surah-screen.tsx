import { useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import type { SessionState } from '@fahm/mfe-kit/session.ts';
import type { Surah } from '@fahm/quran/surahs.ts';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { PanelMissing } from '../features/surah/components/panel-pending.tsx';
import { messages } from '../features/surah/messages.ts';
import { accessTo } from '../lib/access.ts';
import type { LastPlace } from '../lib/last-place.ts';
import { passageOf } from '../lib/map/passages.ts';
import type { SurahBasePath } from '../lib/paths.ts';
import { useStudy } from '../lib/study.ts';
import { tabOf } from '../lib/tabs.ts';
import { useSession } from '../lib/use-session.ts';
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
  usePlaceKept(session, surah.number, search === '' ? null : { tab, passage: passageOf(search) });
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

/** Where a member is in a surah, for when they come back; an address that names no place changes nothing. */
function usePlaceKept(session: SessionState, surah: number, place: LastPlace | null): void {
  const userId = session.status === 'member' ? session.user.id : null;
  const { tab, passage } = place ?? {};
  useEffect(() => {
    if (userId === null || tab === undefined || passage === undefined) return;
    // Visitors have none: its code is not for them.
    void import('../lib/last-place.ts').then(({ writePlace }) =>
      writePlace(userId, surah, { tab, passage }),
    );
  }, [userId, surah, tab, passage]);
}

type NoticeProps = { panel: Parameters<typeof useMissing>[0]; onRetry: () => void };

function MissingNotice({ panel, onRetry }: NoticeProps) {
  return useMissing(panel) ? <PanelMissing onRetry={onRetry} /> : null;
}
