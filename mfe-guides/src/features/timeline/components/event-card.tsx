import { Verse } from '../../../lib/live-verse.tsx';
import { messages } from '../messages.ts';
import type { BoardEvent } from '../model.ts';
import styles from './board.module.css';

type Props = {
  event: BoardEvent;
  position: { at: number; count: number };
  isDetailed: boolean;
  onToggle: () => void;
  onShow: (step: number) => void;
};

/** The event nearest the centre. */
export function EventCard({ event, position, isDetailed, onToggle, onShow }: Props) {
  const { date, title, description, details, disputed, quran, duringLife } = event;
  const hasMore = details !== null || disputed !== null || quran !== null;
  return (
    <div className={styles.card} data-card={event.id} data-life={duringLife ? '' : undefined}>
      <div className={styles.cardHead}>
        <p className={styles.date}>{date}</p>
        <p className={styles.count}>{messages.of(position.at, position.count)}</p>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{description}</p>
      {isDetailed && (
        <div className={styles.details}>
          {details !== null && <p>{details}</p>}
          {disputed !== null && (
            <p className={styles.disputed}>
              <strong>{messages.disputed}</strong> {disputed}
            </p>
          )}
          {quran !== null && (
            <div className={styles.reference}>
              <span>{messages.reference}</span> <Verse key={quran} reference={quran} />
            </div>
          )}
        </div>
      )}
      <div className={styles.controls}>
        <Arrow
          label={messages.previous}
          to="back"
          isEnd={position.at === 1}
          onClick={() => onShow(-1)}
        />
        {hasMore && (
          <button
            type="button"
            className="button"
            data-tone="secondary"
            aria-expanded={isDetailed}
            onClick={onToggle}
          >
            {isDetailed ? messages.hideDetails : messages.details}
          </button>
        )}
        <Arrow
          label={messages.next}
          to="on"
          isEnd={position.at === position.count}
          onClick={() => onShow(1)}
        />
      </div>
    </div>
  );
}

type ArrowProps = { label: string; to: 'back' | 'on'; isEnd: boolean; onClick: () => void };

function Arrow({ label, to, isEnd, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-to={to}
      aria-label={label}
      disabled={isEnd}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={to === 'back' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
      </svg>
    </button>
  );
}
