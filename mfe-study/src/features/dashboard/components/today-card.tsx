import { dueCardsQuery } from '@fahm/api-client/study/flashcards.ts';
import { MAX_DUE } from '@fahm/contracts/study/flashcards.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { sessionPath, studyPaths } from '../../../lib/paths.ts';
import { countQueue, queueWords } from '../../../lib/queue-count.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { minutesFor } from '../model.ts';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';

/** The one thing to do now: today's cards, begun with one press (ruling B16). */
export function TodayCard() {
  const query = useQuery(dueCardsQuery(useStudy().api));
  const { today } = messages;
  const queue = countQueue(query.data ?? []);
  const count = queue.due + queue.fresh;
  return (
    <Card id="today" heading={today.heading} state={query} failed={today.failed} isFirst>
      {count > 0 ? (
        <>
          <p className={styles.number}>{count < MAX_DUE ? queueWords(queue) : today.most(count)}</p>
          <p className={styles.text}>{today.about(minutesFor(count), queue.due === 0)}</p>
          <Link className="button" href={sessionPath}>
            {queue.due > 0 ? today.review : today.learn}
          </Link>
        </>
      ) : (
        <>
          <p className={styles.text}>{today.none}</p>
          <Link className="button" data-tone="secondary" href={studyPaths.practice}>
            {today.practise}
          </Link>
        </>
      )}
    </Card>
  );
}
