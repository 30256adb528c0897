import type { PassageHeading } from '@fahm/contracts/study/surah-overview.ts';
import { Ribbon } from '../../../lib/map/ribbon.tsx';
import styles from './map.module.css';
import { MapFrame } from './map-frame.tsx';

type Props = {
  surah: number;
  headings: readonly PassageHeading[];
  hrefOf: (passage: PassageHeading) => string;
  /** Whether the rest will come: it then keeps its place. */
  isExpected: boolean;
};

/** The public part of a map: ranges and titles. All of it that somebody sees to whom the surah is not open. */
export function MapPending({ surah, headings, hrefOf, isExpected }: Props) {
  if (headings.length === 0) return null;
  return (
    <MapFrame
      surah={surah}
      theme={isExpected ? <p className={styles.theme} aria-hidden="true" /> : null}
    >
      <Ribbon passages={headings} hrefOf={hrefOf} current={null} progress={null} />
      {isExpected && <div className={styles.awaited} aria-hidden="true" />}
    </MapFrame>
  );
}
