import { coachTipsQuery } from '@fahm/api-client/study/coach.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import styles from './plan.module.css';

/** What the learner's own statistics say. */
export function Tips() {
  const { api } = useStudy();
  const query = useQuery(coachTipsQuery(api));
  const { tips } = messages;
  return (
    <section className={styles.card} aria-labelledby="coach-tips">
      <h2 className={styles.heading} id="coach-tips">
        {tips.heading}
      </h2>
      {query.isPending && <p role="status">{tips.loading}</p>}
      {query.isError && <p role="alert">{tips.failed}</p>}
      <ul className={styles.tips}>
        {query.data?.map(({ id, values }) => (
          <li key={id}>{tips.of[id](values)}</li>
        ))}
      </ul>
    </section>
  );
}
