import { dueCardsQuery } from '@fahm/api-client/flashcards.ts';
import { MAX_DUE } from '@fahm/contracts/flashcards.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { studyPaths } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';

/** Cards due today, with the way into them (ruling B16). */
export function DueCard() {
  const query = useQuery(dueCardsQuery(useStudy().api));
  const { due } = messages;
  const count = query.data?.length ?? 0;
  return (
    <Card id="due" heading={due.heading} state={query} failed={due.failed}>
      {count > 0 ? (
        <>
          <p className={styles.number}>{count < MAX_DUE ? due.count(count) : due.most(count)}</p>
          <Link className="button" href={`${studyPaths.practice}?mode=study`}>
            {due.start}
          </Link>
        </>
      ) : (
        <>
          <p className={styles.text}>{due.none}</p>
          <Link className="button" data-tone="secondary" href={studyPaths.practice}>
            {due.learn}
          </Link>
        </>
      )}
    </Card>
  );
}
