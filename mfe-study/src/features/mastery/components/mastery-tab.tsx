import { masteriesQuery } from '@fahm/api-client/study/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { useOverview } from '../../../lib/map/use-overview.ts';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { MasteryItem } from './mastery-item.tsx';
import styles from './mastery.module.css';

const NO_PASSAGES: readonly Passage[] = [];

/** The objectives of a surah (spec 2.10). */
export function MasteryTab({ surah }: { surah: number }) {
  const query = useQuery(masteriesQuery(useStudy().api, surah));
  const passages = useOverview(surah)?.passages ?? NO_PASSAGES;
  usePassageArrival(query.data === undefined ? NO_PASSAGES : passages);
  if (query.isPending) return <p role="status">{messages.loading}</p>;
  if (query.isError) {
    return (
      <div className={styles.state} role="alert">
        <p>{messages.failed}</p>
        <button type="button" className="button" onClick={() => void query.refetch()}>
          {messages.retry}
        </button>
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <div className={styles.state}>
        <h3 className={styles.name}>{messages.empty}</h3>
        <p>{messages.emptyText}</p>
      </div>
    );
  }
  return (
    <>
      {query.data.map((mastery) => (
        <MasteryItem key={mastery.id} mastery={mastery} passages={passages} />
      ))}
    </>
  );
}
