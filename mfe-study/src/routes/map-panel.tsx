import { Suspense } from 'react';
import { MapPending } from '../features/map/components/map-pending.tsx';
import { isFree } from '../lib/access.ts';
import { useStudy } from '../lib/study.ts';
import { DEFAULT_TABS } from '../lib/tabs.ts';
import { lazyMap } from './panels.ts';
import { passageHref, type PanelProps } from './surah-route.tsx';

/**
 * Whether the surah as a whole is told here: where its page begins, so that it stands in the way of no other tab; and of
 * a surah that is not open, nothing is.
 */
export const isToldAt = ({ surah, basePath, tab, access }: PanelProps): boolean =>
  tab === DEFAULT_TABS[basePath] && (isFree(surah.number) || access !== 'subscribe');

/** The map of a surah; its public part, where the page has it, until its code is here. */
export function MapPanel(props: PanelProps) {
  const number = props.surah.number;
  const hrefOf = passageHref(props);
  return (
    <Suspense key={number} fallback={<MapOutline {...props} />}>
      <lazyMap.View surah={number} hrefOf={hrefOf} isTold={isToldAt(props)} />
    </Suspense>
  );
}

/** The public part of a map, out of the page. */
export function MapOutline(props: PanelProps) {
  const { map } = useStudy();
  const number = props.surah.number;
  if (map?.surah !== number) return null;
  return (
    <MapPending
      surah={number}
      headings={map.headings}
      hrefOf={passageHref(props)}
      isExpected={isToldAt(props)}
    />
  );
}
