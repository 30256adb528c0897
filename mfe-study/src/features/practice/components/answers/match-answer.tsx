import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { isPaired, paired, type Pairs } from '../../model/arrange.ts';
import type { MatchCard, PlayCard } from '../../model/deal.ts';
import { Submit } from './submit.tsx';
import { Verdict } from '../verdict.tsx';
import { MatchLines } from './match-lines.tsx';
import styles from './kinds.module.css';
import pick from './pick.module.css';

type Props = {
  item: Extract<PlayCard, { play: 'match' }>;
  given: readonly number[] | null;
  onSubmit: (answer: readonly number[]) => void;
};

type Side = 'left' | 'right';
type Picked = { side: Side; at: number };

/** One of each side is picked, in either order, and they are a pair; who had one of them is free again. */
export function MatchAnswer({ item, given, onSubmit }: Props) {
  const { card, laid } = item;
  const [pairs, setPairs] = useState<Pairs>(card.pairs.map(() => null));
  const [picked, setPicked] = useState<Picked | null>(null);
  const [told, setTold] = useState('');
  const board = useRef<HTMLDivElement>(null);
  if (given !== null) return <Matched card={card} given={given} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPaired(pairs)) onSubmit(pairs);
  };
  const choose = (side: Side, at: number, event: MouseEvent) => {
    if (picked === null || picked.side === side) {
      const isSame = picked?.at === at && picked.side === side;
      setPicked(isSame ? null : { side, at });
      // A click without a pointer: the keyboard goes on where it has something to do.
      if (!isSame && event.detail === 0)
        focusFree(board.current, side === 'left' ? 'right' : 'left');
      return;
    }
    const [left, right] = side === 'left' ? [at, picked.at] : [picked.at, at];
    const next = paired(pairs, left, right);
    setPairs(next);
    setPicked(null);
    const count = next.filter((other) => other !== null).length;
    setTold(messages.match.told(sidesOf(card, left, right), count, pairs.length));
  };
  return (
    <form onSubmit={submit}>
      <p className={styles.hint}>{messages.match.hint}</p>
      <div className={styles.board} ref={board}>
        <Column
          side="left"
          places={card.pairs.map((_, at) => at)}
          {...{ card, pairs, picked }}
          onPick={choose}
        />
        <MatchLines pairs={pairs} />
        <Column side="right" places={laid} {...{ card, pairs, picked }} onPick={choose} />
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <Submit label={messages.submit} disabled={!isPaired(pairs)} />
    </form>
  );
}

const sidesOf = (card: MatchCard, left: number, right: number) =>
  [card.pairs[left]?.left ?? '', card.pairs[right]?.right ?? ''] as const;

/** Focuses the first of a side that has no partner yet. */
const focusFree = (board: HTMLElement | null, side: Side): void =>
  board?.querySelector<HTMLElement>(`[data-side=${side}]:not([data-paired])`)?.focus();

type ColumnProps = {
  side: Side;
  /** Which of the card's pairs stands where. */
  places: readonly number[];
  card: MatchCard;
  pairs: Pairs;
  picked: Picked | null;
  onPick: (side: Side, at: number, event: MouseEvent) => void;
};

function Column({ side, places, card, pairs, picked, onPick }: ColumnProps) {
  return (
    <ul className={`${pick.list} ${styles.column}`} aria-label={messages.match[side]}>
      {places.map((at) => {
        const left = side === 'left' ? at : pairs.indexOf(at);
        const partner = side === 'left' ? (pairs[at] ?? -1) : left;
        return (
          <li key={at}>
            <button
              type="button"
              className={`${pick.box} ${pick.button} ${styles.side}`}
              data-side={side}
              data-at={at}
              data-paired={partner !== -1 || undefined}
              aria-pressed={picked?.side === side && picked.at === at}
              onClick={(event) => onPick(side, at, event)}
            >
              {/* Numbers say what the lines show. */}
              <span className={styles.number} aria-hidden="true">
                {left === -1 ? '·' : left + 1}
              </span>
              <SideText card={card} side={side} at={at} />
              {partner !== -1 && (
                <span className="visually-hidden">
                  {messages.match.with(otherText(card, side, partner))}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const otherText = (card: MatchCard, side: Side, partner: number): string =>
  (side === 'left' ? card.pairs[partner]?.right : card.pairs[partner]?.left) ?? '';

/** A word of the Qur'an is drawn as such. */
function SideText({ card, side, at }: { card: MatchCard; side: Side; at: number }) {
  const pair = card.pairs[at];
  if (side === 'right') return <span>{pair?.right}</span>;
  if (pair?.word == null) return <span>{pair?.left}</span>;
  return (
    <span className={styles.arabic} lang="ar" dir="rtl">
      {pair.left}
    </span>
  );
}

/** The right pairs, and of what was paired otherwise, with what. */
function Matched({ card, given }: { card: MatchCard; given: readonly number[] }) {
  return (
    <ul className={pick.list} aria-label={messages.match.pairs}>
      {card.pairs.map(({ left, right }, at) => {
        const yours = given[at] ?? at;
        return (
          <li key={left} className={`${pick.box} ${styles.row}`}>
            <Verdict isRight={yours === at} />
            <span className={styles.text}>
              <span className={styles.pair}>
                <SideText card={card} side="left" at={at} />
                <span aria-hidden="true">–</span> <span>{right}</span>
              </span>
              {yours !== at && (
                <span className={styles.correction}>
                  {messages.match.yours(card.pairs[yours]?.right ?? '')}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
