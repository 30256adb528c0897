import { type FormEvent, useId, useState } from 'react';
import { messages } from '../messages.ts';
import { isRight } from '../model/deal.ts';
import type { SessionItem } from '../model/session.ts';
import styles from './practice.module.css';

type Props = {
  item: SessionItem;
  /** What was answered, once it was. */
  given: string | null;
  onSubmit: (answer: string) => void;
};

/** Where a card is answered: one of its options, or words (spec 5.3). */
export function AnswerArea({ item, given, onSubmit }: Props) {
  const [answer, setAnswer] = useState(given ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() !== '') onSubmit(answer);
  };
  const shown = given ?? answer;
  return (
    <form className={styles.answer} onSubmit={submit}>
      {item.options === null ? (
        <Blank value={shown} isDone={given !== null} onChange={setAnswer} />
      ) : (
        <Options item={item} value={shown} isDone={given !== null} onChange={setAnswer} />
      )}
      {given === null && (
        <button type="submit" className="button" disabled={answer.trim() === ''}>
          {messages.submit}
        </button>
      )}
    </form>
  );
}

type FieldProps = { value: string; isDone: boolean; onChange: (answer: string) => void };

function Options({ item, value, isDone, onChange }: FieldProps & { item: SessionItem }) {
  const name = useId();
  return (
    <fieldset className={styles.options} disabled={isDone}>
      <legend className="visually-hidden">{messages.options}</legend>
      {item.options?.map((option) => (
        <label
          key={option}
          className={styles.option}
          data-right={(isDone && isRight(item.card, option)) || undefined}
          data-chosen={(isDone && option === value) || undefined}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Blank({ value, isDone, onChange }: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label className={styles.small} htmlFor={id}>
        {messages.typed}
      </label>
      <input
        className={styles.select}
        id={id}
        type="text"
        value={value}
        readOnly={isDone}
        placeholder={messages.blank}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}
