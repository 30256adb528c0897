import { type FormEvent, useState } from 'react';
import square from '@fahm/ui/square-button.module.css';
import { messages } from '../../messages.ts';
import { moved } from '../../model/arrange.ts';
import type { OrderCard, PlayCard } from '../../model/deal.ts';
import { useDragOrder } from '../../use-drag-order.ts';
import { Submit } from './submit.tsx';
import { Verdict } from '../verdict.tsx';
import styles from './kinds.module.css';
import pick from './pick.module.css';

type Props = {
  item: Extract<PlayCard, { play: 'order' }>;
  given: readonly number[] | null;
  onSubmit: (answer: readonly number[]) => void;
};

/** Things are brought into their order: by buttons, or drawn by their numbers. */
export function OrderAnswer({ item: { card, laid }, given, onSubmit }: Props) {
  const [order, setOrder] = useState(laid);
  const [told, setTold] = useState('');
  if (given !== null) return <Ordered card={card} given={given} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(order);
  };
  const move = (from: number, to: number) => {
    const next = moved(order, from, to);
    const item = card.items[order[from] ?? 0] ?? '';
    setOrder(next);
    setTold(
      next === order
        ? messages.order.atEnd(item)
        : messages.order.moved(item, to + 1, order.length),
    );
  };
  return (
    <form onSubmit={submit}>
      <p className={styles.hint}>{messages.order.hint}</p>
      <Rows items={order.map((place) => card.items[place] ?? '')} onMove={move} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <Submit label={messages.submit} />
    </form>
  );
}

type RowsProps = { items: readonly string[]; onMove: (from: number, to: number) => void };

function Rows({ items, onMove }: RowsProps) {
  const { dragged, list, grip } = useDragOrder(onMove);
  const { up, down, of } = messages.order;
  const steps = [
    { by: -1, label: up, sign: '↑', end: 0 },
    { by: 1, label: down, sign: '↓', end: items.length - 1 },
  ];
  return (
    <ol className={pick.list} {...list}>
      {items.map((item, at) => (
        <li
          key={item}
          className={`${pick.box} ${styles.row}`}
          data-dragged={at === dragged || undefined}
        >
          <span className={styles.grip} aria-hidden="true" {...grip(at)}>
            {at + 1}
          </span>
          <span className={styles.text}>{item}</span>
          {steps.map(({ by, label, sign, end }) => (
            <button
              key={by}
              type="button"
              className={square.button}
              // Not disabled: at the end of its way the button keeps the focus.
              aria-disabled={at === end}
              aria-label={of(label, item)}
              onClick={() => onMove(at, at + by)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The right order, and of what stood elsewhere, where. */
function Ordered({ card, given }: { card: OrderCard; given: readonly number[] }) {
  return (
    <ol className={pick.list} aria-label={messages.order.right}>
      {card.items.map((item, place) => {
        const at = given.indexOf(place);
        return (
          <li key={item} className={`${pick.box} ${styles.row}`}>
            <Verdict isRight={at === place} />
            <span className={styles.text}>
              {item}
              {at !== place && (
                <span className={styles.correction}>{messages.order.yours(at + 1)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
