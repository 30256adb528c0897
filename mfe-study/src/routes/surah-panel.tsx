import { useReadyFlag } from '@fahm/mfe-kit/use-ready-flag.ts';
import { SignInCard } from '../features/access/components/sign-in-card.tsx';
import { UnknownCard } from '../features/access/components/unknown-card.tsx';
import { PanelSkeleton } from '../features/surah/components/panel-pending.tsx';
import { useStudy } from '../lib/study.ts';
import { tabPath } from '../lib/tabs.ts';
import { subscriptionPanel, tabPanels } from './panels.ts';
import type { PanelProps } from './surah-route.tsx';

/** What stands below the tabs, or why it does not. */
export function SurahPanel(props: PanelProps) {
  if (props.access === 'asking') return <PanelSkeleton surah={props.surah} />;
  return (
    <>
      <Content {...props} />
      <ReadyFlag />
    </>
  );
}

function Content({ surah: { number }, basePath, tab, access }: PanelProps) {
  const { host } = useStudy();
  if (access === 'sign-in') {
    return <SignInCard surah={number} returnTo={tabPath(basePath, number, tab)} />;
  }
  if (access === 'unreachable') {
    return <UnknownCard onRetry={() => void host.session?.refresh()} />;
  }
  const { View } = access === 'subscribe' ? subscriptionPanel : tabPanels[tab];
  return <View surah={number} />;
}

/** Inside the boundary of the lazy panel: it appears with its code. */
function ReadyFlag() {
  useReadyFlag('study');
  return null;
}
