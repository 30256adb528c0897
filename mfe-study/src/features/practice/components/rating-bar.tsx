import { RATINGS, type NextIntervals, type RatingName } from '@fahm/contracts/study/flashcards.ts';
import { messages } from '../messages.ts';
import { intervalOf } from '../model/interval.ts';
import pick from './answers/pick.module.css';
import styles from './practice.module.css';

type Props = {
  next: NextIntervals;
  /** What the answer speaks for; the learner decides. */
  suggested: RatingName;
  onRate: (rating: RatingName) => void;
};

/** The four ratings, each with the time after which the card comes again (ruling B1). */
export function RatingBar({ next, suggested, onRate }: Props) {
  return (
    <div role="group" aria-labelledby="rate">
      <p className={styles.small} id="rate">
        {messages.rate}
      </p>
      <div className={styles.ratings}>
        {(Object.keys(RATINGS) as RatingName[]).map((rating) => {
          const interval = messages.interval(intervalOf(next[rating]));
          return (
            <button
              key={rating}
              type="button"
              className={`${pick.box} ${pick.button} ${styles.rating}`}
              data-suggested={rating === suggested || undefined}
              onClick={() => onRate(rating)}
            >
              <span>{messages.ratings[rating]}</span>
              <span className="visually-hidden">{messages.comesAgain}</span>
              <span className={styles.interval}>{interval}</span>
              {rating === suggested && (
                <span className="visually-hidden">{messages.suggested}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
