import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import styles from './check.module.css';
import { VerseLinks } from './verse-links.tsx';

type Props = {
  card: CheckCard;
  number: number;
  of: number;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
};

/** A question with its choices; once answered, what is right and why. */
export function Question({ card, number, of, onAnswer, onNext }: Props) {
  const name = useId();
  const prompt = useRef<HTMLLegendElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState('');
  const [isDone, setDone] = useState(false);
  // A screen reader hears each question as it comes, and a keyboard goes on where it was.
  useEffect(() => prompt.current?.focus(), []);
  useEffect(() => {
    if (isDone) next.current?.focus();
  }, [isDone]);
  const right = card.choices.find(({ isRight }) => isRight)?.text ?? '';
  const isRight = chosen === right;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '' || isDone) return;
    setDone(true);
    onAnswer(isRight);
  };
  return (
    <form className={styles.question} onSubmit={submit}>
      <p className={styles.at}>{messages.at(number, of)}</p>
      <fieldset className={styles.choices} disabled={isDone}>
        <legend ref={prompt} tabIndex={-1}>
          {card.prompt}
        </legend>
        {card.choices.map(({ text }) => (
          <label
            key={text}
            className={styles.choice}
            data-right={(isDone && text === right) || undefined}
            data-chosen={(isDone && text === chosen) || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={text === chosen}
              onChange={() => setChosen(text)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div role="status" className={styles.told}>
        {isDone && <Told card={card} verdict={isRight ? messages.right : messages.wrong(right)} />}
      </div>
      {isDone ? (
        <button ref={next} type="button" className="button" onClick={onNext}>
          {number < of ? messages.next : messages.end}
        </button>
      ) : (
        <button type="submit" className="button" disabled={chosen === ''}>
          {messages.check}
        </button>
      )}
    </form>
  );
}

/** Whether it was right, why, and where it stands. */
const Told = ({ card, verdict }: { card: CheckCard; verdict: string }) => (
  <>
    <p className={styles.verdict}>{verdict}</p>
    <p>{card.explanation}</p>
    <VerseLinks references={card.verseRefs} />
  </>
);
