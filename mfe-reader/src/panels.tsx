import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { type Panel, useServices } from './lib/services.ts';
import { useStore } from './lib/store.ts';

/** A panel over the page. It closes itself by `onClose`, and then leaves. */
export type PanelProps = { panel: Panel; onClose: () => void };

const PANELS: Partial<Record<Panel['kind'], LazyExoticComponent<ComponentType<PanelProps>>>> = {};

/** The panel that is open, if one is; its code comes when it is opened for the first time. */
export function OpenPanel() {
  const { panel: store } = useServices();
  const panel = useStore(store, (it) => it);
  const Part = panel === null ? undefined : PANELS[panel.kind];
  if (panel === null || Part === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Part panel={panel} onClose={() => store.write(null)} />
    </Suspense>
  );
}
