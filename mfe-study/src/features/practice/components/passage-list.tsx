import { surahProgressQuery } from '@fahm/api-client/study/progress.ts';
import type { PassageProgress } from '@fahm/contracts/study/progress.ts';
import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { Deeper } from '../../../lib/lesson/heading-level.tsx';
import { mapMessages } from '../../../lib/map/map-messages.ts';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { ProgressBar } from '../../../lib/map/progress-bar.tsx';
import { useOverview } from '../../../lib/map/use-overview.ts';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import styles from './passage-list.module.css';

const NO_PASSAGES: readonly Passage[] = [];

type Props = { surah: number; onBegin: (config: SessionConfig) => void };

/** The cards of a surah under the passages of its map: how they stand, and the way into them. */
export function PassageList({ surah, onBegin }: Props) {
  const passages = useOverview(surah)?.passages ?? NO_PASSAGES;
  const { data } = useQuery({
    ...surahProgressQuery(useStudy().api, surah),
    enabled: passages.length > 0,
  });
  usePassageArrival(passages);
  if (passages.length === 0) return null;
  return (
    <section className={styles.passages} aria-labelledby="passages">
      <h3 className={styles.heading} id="passages">
        {messages.passages.heading}
      </h3>
      <p className={styles.text}>{messages.passages.text}</p>
      <Deeper>
        <ol className={styles.list}>
          {passages.map(({ id, from, to, title }) => (
            <li key={id} className={styles.passage}>
              <PassageHeading passage={{ from, to, title }} />
              <Cards
                name={`${mapMessages.verses({ from, to })}, ${title}`}
                progress={data?.passages?.find((it) => it.id === id)}
                onBegin={(mode) => onBegin({ mode, surah, passage: id })}
              />
            </li>
          ))}
        </ol>
      </Deeper>
    </section>
  );
}

type CardsProps = {
  name: string;
  /** Undefined while it is on its way. */
  progress: PassageProgress | undefined;
  onBegin: (mode: SessionConfig['mode']) => void;
};

function Cards({ name, progress, onBegin }: CardsProps) {
  if (progress === undefined) return <div className={styles.awaited} />;
  const { cards, due } = progress;
  const of = <span className="visually-hidden">{messages.passages.of(name)}</span>;
  return (
    <div className={styles.cards}>
      <div className={styles.progress}>
        <p className={styles.count}>{mapMessages.progress(progress)}</p>
        <div className={styles.track}>
          <ProgressBar {...progress} />
        </div>
      </div>
      <p className={styles.ways}>
        {due > 0 && (
          <button
            type="button"
            className="button"
            data-tone="secondary"
            onClick={() => onBegin('study')}
          >
            {messages.passages.study(due)}
            {of}
          </button>
        )}
        {cards > 0 && (
          <button
            type="button"
            className="button"
            data-tone={due > 0 ? 'plain' : 'secondary'}
            onClick={() => onBegin('casual')}
          >
            {messages.passages.try(cards)}
            {of}
          </button>
        )}
      </p>
    </div>
  );
}
