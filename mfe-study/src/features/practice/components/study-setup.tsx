import { dueCardsOfSurahQuery, dueCardsQuery } from '@fahm/api-client/study/flashcards.ts';
import { useQuery } from '@tanstack/react-query';
import { countQueue, queueWords } from '../../../lib/queue-count.ts';
import { useStudy } from '../../../lib/study.ts';
import type { LastSessions } from '../last-session.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import { ProMark } from './pro-mark.tsx';
import { Figures, studyRows } from './results.tsx';
import styles from './practice.module.css';

type Props = {
  surah: number | null;
  last: LastSessions;
  unsent: number;
  onBegin: (config: SessionConfig) => void;
  /** Switches in place (ruling B15). */
  onCasual: () => void;
};

/** What is due today, and the way into it (spec 2.9.4). */
export function StudySetup({ surah, last, unsent, onBegin, onCasual }: Props) {
  const { api } = useStudy();
  const queue = useQueueCount(api, surah);
  const today = queue.data === undefined ? null : queueWords(queue.data);
  const words = messages.study;
  const lastResult = last.read('study');
  return (
    <section className={styles.card} aria-labelledby="study">
      <h3 className={styles.heading} id="study">
        {words.heading}
        <ProMark surah={surah} />
      </h3>
      {queue.isPending && <p role="status">{words.loading}</p>}
      {queue.isError && (
        <div role="alert">
          <p className={styles.text}>{words.failed}</p>
          <button type="button" className="button" onClick={() => void queue.refetch()}>
            {messages.retry}
          </button>
        </div>
      )}
      {today !== null &&
        (today !== '' ? (
          <>
            <p className={styles.due}>{today}</p>
            <button
              type="button"
              className="button"
              onClick={() => onBegin({ mode: 'study', surah })}
            >
              {words.begin}
            </button>
          </>
        ) : (
          <>
            <p className={styles.due}>{words.none}</p>
            <p className={styles.text}>{words.noneText}</p>
            <button type="button" className="button" data-tone="secondary" onClick={onCasual}>
              {words.casual}
            </button>
          </>
        ))}
      {unsent > 0 && (
        <p className={styles.unsent} role="status">
          {words.unsent(unsent)}
        </p>
      )}
      {lastResult !== null && (
        <div className={styles.last}>
          <h4 className={styles.small}>{words.last}</h4>
          <Figures rows={studyRows(lastResult)} />
        </div>
      )}
    </section>
  );
}

function useQueueCount(api: ReturnType<typeof useStudy>['api'], surah: number | null) {
  const all = useQuery({ ...dueCardsQuery(api), enabled: surah === null, select: countQueue });
  const some = useQuery({
    ...dueCardsOfSurahQuery(api, surah ?? 1),
    enabled: surah !== null,
    select: countQueue,
  });
  return surah === null ? all : some;
}
