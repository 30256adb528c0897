import { type LazyComponent, lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { Suspense, useEffect } from 'react';
import { messages } from './messages.ts';
import { type Panel, useServices } from '../lib/services.ts';
import { type Store, useStore } from '../lib/store.ts';
import type { Extras } from '../lib/extras.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** A panel over the page. It closes itself by `onClose`, and then leaves. */
type PanelProps = { panel: Panel; onClose: () => void };

const navigator = lazyComponent<PanelProps>(
  async () => (await import('../features/navigator/components/navigator-panel.tsx')).NavigatorPanel,
);

const PANELS: Partial<Record<Panel['kind'], LazyComponent<PanelProps>>> = {
  settings: lazyComponent<PanelProps>(async () => (await import('./sheets.tsx')).SettingsPanel),
  shortcuts: lazyComponent<PanelProps>(async () => (await import('./sheets.tsx')).ShortcutsSheet),
  navigator,
  search: navigator,
  offline: lazyComponent<PanelProps>(
    async () => (await import('../features/offline/chunk.ts')).OfflinePanel,
  ),
  check: lazyComponent<PanelProps>(async () => (await import('./sheets.tsx')).CheckPanel),
  verse: lazyComponent(async () => (await import('./verse-panel.tsx')).VersePanel),
};

/** The panel that is open, if one is; its code comes when it is opened for the first time. */
export function OpenPanel() {
  const { panel: store } = useServices();
  const panel = useStore(store, (it) => it);
  const found = panel === null ? undefined : PANELS[panel.kind];
  if (panel === null || found === undefined) return null;
  return (
    <Suspense fallback={<Awaited of={found} />}>
      <found.View panel={panel} onClose={() => store.write(null)} />
    </Suspense>
  );
}

/** Nothing, until the code is late: then a toast says so, and the panel opens should it still come. */
function Awaited({ of }: { of: LazyComponent<PanelProps> }) {
  const { host } = useServices();
  const missing = useMissing(of);
  useEffect(() => {
    if (missing) host.notify({ ...messages.panelMissing, tone: 'destructive' });
  }, [missing, host]);
  return null;
}

const listening = lazyComponent(
  async () => (await import('../features/listening/components/listening.tsx')).Listening,
);

const memorizeBar = lazyComponent(
  async () => (await import('../features/memorization/components/memorize-bar.tsx')).MemorizeBar,
);

/** What stands at the foot of the screen: the player while audio is on, the tools of a mode. */
export function ModeTools() {
  const { memorizing, settings } = useServices();
  const isMemorizing = useStore(memorizing, (it) => it);
  const audio = useStore(settings, (it) => it.audio);
  // The server knows nothing of either.
  const listens = useHydrated() && audio;
  if (!isMemorizing && !listens) return null;
  return (
    <div data-tools="">
      <Suspense fallback={null}>{isMemorizing && <memorizeBar.View />}</Suspense>
      <Suspense fallback={null}>{listens && <listening.View />}</Suspense>
    </div>
  );
}

const extras = lazyComponent<{ to: Store<Extras> }>(
  async () => (await import('./extras.tsx')).GetExtras,
);

/** What is wanted beside the text: while nothing is, nothing is asked for. */
export function LazyExtras({ to }: { to: Store<Extras> }) {
  const { settings } = useServices();
  const isWanted = useStore(
    settings,
    (it) => it.passageHeadings || it.wordMeanings !== 'off' || it.fadingTranslation,
  );
  return <Suspense fallback={null}>{isWanted && <extras.View to={to} />}</Suspense>;
}

const textCheck = lazyComponent(async () => (await import('./text-check.tsx')).TextCheck);

/** What the check of the page's text found. */
export function LazyTextCheck() {
  return (
    <Suspense fallback={null}>
      <textCheck.View />
    </Suspense>
  );
}
