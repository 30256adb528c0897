import { masteriesQuery } from '@fahm/api-client/study/lessons.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { useOverview } from '../../../lib/map/use-overview.ts';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { MasteryItem } from './mastery-item.tsx';

const NO_PASSAGES: readonly Passage[] = [];

/** The objectives of a surah (spec 2.10). */
export function MasteryTab({ surah }: { surah: number }) {
  const query = useQuery(masteriesQuery(useStudy().api, surah));
  const passages = useOverview(surah)?.passages ?? NO_PASSAGES;
  usePassageArrival(query.data === undefined ? NO_PASSAGES : passages);
  if (query.isPending) return <p role="status">{messages.loading}</p>;
  if (query.isError) {
    return (
      <StateBox
        kind="failed"
        level={3}
        heading={messages.failed}
        retry={{ word: messages.retry, onRetry: () => void query.refetch() }}
      />
    );
  }
  if (query.data.length === 0) {
    return <StateBox kind="empty" level={3} heading={messages.empty} text={messages.emptyText} />;
  }
  return (
    <>
      {query.data.map((mastery) => (
        <MasteryItem key={mastery.id} mastery={mastery} passages={passages} />
      ))}
    </>
  );
}
