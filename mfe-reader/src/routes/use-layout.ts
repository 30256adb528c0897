import { useEffect } from 'react';
import type { Layout } from '../lib/laid-out.ts';
import type { Passage } from '../lib/passage.ts';
import type { Services } from '../lib/services.ts';
import { createStore, useStore } from '../lib/store.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { messages } from './messages.ts';

const running = createStore<Layout | null>(null);

/** Gets the code of running text; without it verses stand verse by verse. */
export async function loadRunning(): Promise<true> {
  const { RunningPage } = await import('../features/passage/components/running-page.tsx');
  running.write(RunningPage);
  return true;
}

/** The layout of a page: as the server sent it, and once the page is alive as the settings say. */
export function useLayout({ settings, host }: Services, passage: Passage | null): Layout | null {
  const isChosen = useStore(settings, (it) => it.layout === 'running');
  const layout = useStore(running, (it) => it);
  const hydrated = useHydrated();
  // A verse that has a page of its own stands there with its translation.
  const isWanted = passage?.unit.kind !== 'verse' && (hydrated ? isChosen : passage?.sentRunning);
  useEffect(() => {
    if (!isWanted || layout !== null) return;
    loadRunning().catch(() => host.notify({ ...messages.runningMissing, tone: 'default' }));
  }, [isWanted, layout, host]);
  return isWanted ? layout : null;
}
