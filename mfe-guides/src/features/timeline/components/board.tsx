import { useState } from 'react';
import { messages } from '../messages.ts';
import { type BoardEvent, openingEvent, yearOf } from '../model.ts';
import { useWave } from '../use-wave.ts';
import { EventCard } from './event-card.tsx';
import { Wave } from './wave.tsx';
import styles from './board.module.css';

/** The wave, the card of the event at its centre, the legend and the chips ([2.20]). */
export function Board({ events }: { events: readonly BoardEvent[] }) {
  const [isDetailed, setDetailed] = useState(false);
  const { scroller, active, go } = useWave(events, openingEvent(events));
  const event = events[active];
  const show = (index: number) => {
    go(index);
    setDetailed(false);
  };
  return (
    <section className={styles.board} aria-label={messages.board}>
      <Wave events={events} active={active} scroller={scroller} onShow={show} />
      {event !== undefined && (
        <EventCard
          event={event}
          position={{ at: active + 1, count: events.length }}
          isDetailed={isDetailed}
          onToggle={() => setDetailed((was) => !was)}
          onShow={(step) => show(active + step)}
        />
      )}
      <Legend />
      <Chips events={events} active={active} onShow={show} />
    </section>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label={messages.legend}>
      <li>
        <span className={styles.mark} data-life="" aria-hidden="true" />
        {messages.duringLife}
      </li>
      <li>
        <span className={styles.mark} aria-hidden="true" />
        {messages.outsideLife}
      </li>
    </ul>
  );
}

type ChipsProps = {
  events: readonly BoardEvent[];
  active: number;
  onShow: (index: number) => void;
};

/** A chip is the link to its event; a plain click scrolls the wave there instead. */
function Chips({ events, active, onShow }: ChipsProps) {
  return (
    <nav aria-label={messages.chips}>
      <ul className={styles.chips} data-chips="">
        {events.map((event, index) => (
          <li key={event.id}>
            <a
              className={styles.chip}
              href={`#${event.id}`}
              title={event.title}
              aria-label={`${yearOf(event)}: ${event.title}`}
              aria-current={index === active ? 'true' : undefined}
              data-life={event.duringLife ? '' : undefined}
              onClick={(click) => {
                if (click.ctrlKey || click.metaKey || click.shiftKey) return;
                click.preventDefault();
                onShow(index);
              }}
            >
              {yearOf(event)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
