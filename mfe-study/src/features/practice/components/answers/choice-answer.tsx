import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../messages.ts';
import type { PlayCard } from '../../model/deal.ts';
import { isRight } from '../../model/score.ts';
import kinds from './kinds.module.css';
import pick from './pick.module.css';
import { Submit } from './submit.tsx';
import styles from '../practice.module.css';

type Props = {
  item: Extract<PlayCard, { play: 'choose' }>;
  given: string | null;
  onSubmit: (answer: string) => void;
};

/** One of some options. */
export function ChoiceAnswer({ item, given, onSubmit }: Props) {
  const name = useId();
  const [answer, setAnswer] = useState('');
  const shown = given ?? answer;
  const isDone = given !== null;
  const isArabic = item.card.type === 'word' && item.card.question.ask !== 'meaning';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== '') onSubmit(answer);
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <fieldset className={`${pick.list} ${styles.options}`} disabled={isDone}>
        <legend className="visually-hidden">{messages.options}</legend>
        {item.options.map((option) => (
          <label
            key={option}
            className={`${pick.box} ${pick.line} ${pick.pick} ${styles.option}`}
            data-right={(isDone && isRight(item.card, option)) || undefined}
            data-chosen={(isDone && option === shown) || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === shown}
              onChange={() => setAnswer(option)}
            />
            {isArabic ? (
              <span className={kinds.arabic} lang="ar" dir="rtl">
                {option}
              </span>
            ) : (
              <span>{option}</span>
            )}
          </label>
        ))}
      </fieldset>
      {!isDone && <Submit label={messages.submit} disabled={answer === ''} />}
    </form>
  );
}
