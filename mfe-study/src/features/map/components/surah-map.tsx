import { surahProgressQuery } from '@fahm/api-client/study/progress.ts';
import type { PassageHeading, SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { Ribbon } from '../../../lib/map/ribbon.tsx';
import { useCurrentPassage } from '../../../lib/map/use-current-passage.ts';
import { useOverview } from '../../../lib/map/use-overview.ts';
import { useStudy } from '../../../lib/study.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { useHeadings } from '../use-headings.ts';
import { MapFrame } from './map-frame.tsx';
import { MapPending } from './map-pending.tsx';
import styles from './map.module.css';
import { Whole } from './whole.tsx';

export type SurahMapProps = {
  surah: number;
  hrefOf: (passage: PassageHeading) => string;
  /** Whether the surah as a whole is told here, and not only the way through its passages. */
  isTold: boolean;
};

/** The map of a surah and what is told of it as a whole; nothing where no map is written. */
export function SurahMap({ surah, hrefOf, isTold }: SurahMapProps) {
  const overview = useOverview(surah);
  const headings = useHeadings(surah, overview === null);
  if (overview !== null) return <Map overview={overview} hrefOf={hrefOf} isTold={isTold} />;
  return <MapPending surah={surah} headings={headings} hrefOf={hrefOf} isExpected={isTold} />;
}

type MapProps = Pick<SurahMapProps, 'hrefOf' | 'isTold'> & { overview: SurahOverview };

/** `read-map.ts` reads it back from this markup. */
function Map({ overview, hrefOf, isTold }: MapProps) {
  const { surahNumber, theme, passages } = overview;
  const { api, host } = useStudy();
  const isMember = useSession(host).status === 'member';
  const current = useCurrentPassage();
  const { data } = useQuery({ ...surahProgressQuery(api, surahNumber), enabled: isMember });
  const progress = passages.flatMap(({ id }) => data?.passages?.find((it) => it.id === id) ?? []);
  const isWhole = isMember && progress.length === passages.length;
  return (
    <MapFrame
      surah={surahNumber}
      theme={
        isTold && (
          <p className={styles.theme} data-field="theme">
            {theme}
          </p>
        )
      }
    >
      <Ribbon
        passages={passages}
        hrefOf={hrefOf}
        current={current}
        progress={isWhole ? progress : null}
      />
      {isTold && <Whole overview={overview} progress={isWhole ? progress : null} />}
    </MapFrame>
  );
}
