import { dueCardsQuery } from '@fahm/api-client/study/flashcards.ts';
import { MAX_DUE } from '@fahm/contracts/study/flashcards.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { sessionPath, studyPaths } from '../../../lib/paths.ts';
import { countQueue, type QueueCount, queueWords, sizeOf } from '../../../lib/queue-count.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { minutesFor, SHORT_SESSION_CARDS } from '../model.ts';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';

/** The one thing to do now: ten minutes of today's cards, begun with one press (ruling B16). */
export function TodayCard() {
  const query = useQuery(dueCardsQuery(useStudy().api));
  const { today } = messages;
  const queue = countQueue(query.data ?? []);
  return (
    <Card id="today" heading={today.heading} state={query} failed={today.failed} isFirst>
      {sizeOf(queue) > 0 ? (
        <Begin queue={queue} />
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

/** A short session, and beside it all of them where there are more. */
function Begin({ queue }: { queue: QueueCount }) {
  const { today } = messages;
  const count = sizeOf(queue);
  const cards = Math.min(count, SHORT_SESSION_CARDS);
  const isAllNew = count === queue.fresh;
  return (
    <>
      <p className={styles.number}>{count < MAX_DUE ? queueWords(queue) : today.most(count)}</p>
      <p className={styles.text}>{today.about(minutesFor(cards), isAllNew)}</p>
      <Link className="button" href={sessionPath(cards < count ? cards : null)}>
        {isAllNew ? today.learn : today.review}
      </Link>
      {cards < count && (
        <Link className={textLink.link} href={sessionPath(null)}>
          {today.all(count, minutesFor(count), count >= MAX_DUE)}
        </Link>
      )}
    </>
  );
}
