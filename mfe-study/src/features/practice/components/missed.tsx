import { messages } from '../messages.ts';
import { rightAnswers } from '../model/score.ts';
import type { SessionItem } from '../model/session.ts';
import pick from './answers/pick.module.css';
import styles from './practice.module.css';

type Props = { items: readonly SessionItem[]; onAgain: () => void };

/** The cards of a casual session that were not right, and the way to try them once more. */
export function Missed({ items, onAgain }: Props) {
  const words = messages.missed;
  return (
    <section aria-labelledby="missed">
      <h4 className={styles.small} id="missed">
        {words.heading(items.length)}
      </h4>
      <ul className={pick.list}>
        {items.map(({ card }) => {
          const [right] = rightAnswers(card);
          return (
            <li key={card.id} className={`${pick.box} ${styles.missed}`}>
              {card.prompt}
              {right !== undefined && <strong>{right}</strong>}
            </li>
          );
        })}
      </ul>
      <button type="button" className="button" data-tone="secondary" onClick={onAgain}>
        {words.again}
      </button>
    </section>
  );
}
