import { Suspense } from 'react';
import { MapPending } from '../features/map/components/map-pending.tsx';
import { isFree } from '../lib/access.ts';
import { useStudy } from '../lib/study.ts';
import { lazyMap } from './panels.ts';
import { passageHref, type PanelProps } from './surah-route.tsx';

/** The map over the tabs; its public part, where the page has it, until its code is here. */
export function MapPanel(props: PanelProps) {
  const number = props.surah.number;
  const hrefOf = passageHref(props);
  const isOpen = isFree(number) || props.access !== 'subscribe';
  return (
    <Suspense key={number} fallback={<MapOutline {...props} />}>
      <lazyMap.View surah={number} hrefOf={hrefOf} isOpen={isOpen} />
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
      isExpected={isFree(number) || props.access !== 'subscribe'}
    />
  );
}
