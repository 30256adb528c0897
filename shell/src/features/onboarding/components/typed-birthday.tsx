import { FIRST_BIRTH_YEAR } from '@fahm/contracts/person/age.ts';
import { useEffect, useRef } from 'react';
import { toDay } from '../calendar-date.ts';
import { messages } from '../messages.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from './onboarding.module.css';

type Props = {
  wizard: Pick<Wizard, 'form' | 'answers' | 'openedAt'>;
  /** A whole day was typed, `yyyy-MM-dd`. */
  onType: (day: string) => void;
};

/** The browser's own field for a date, beside the calendar (ruling A32): typing is quicker than finding a day. */
export function TypedBirthday({ wizard: { form, answers, openedAt }, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { dateOfBirth } = answers;
  useEffect(() => {
    // What the calendar chose. While a date is half typed there is none, and what stands there is left alone.
    if (field.current !== null && dateOfBirth !== null) field.current.value = dateOfBirth;
  }, [dateOfBirth]);
  return (
    <p className={styles.field}>
      <label htmlFor="birthday">{messages.birthday.typed}</label>
      <input
        ref={field}
        id="birthday"
        className="field"
        type="date"
        min={`${FIRST_BIRTH_YEAR}-01-01`}
        max={toDay(new Date(openedAt))}
        defaultValue={dateOfBirth ?? ''}
        autoComplete="bday"
        onChange={({ target: { value, validity } }) => {
          const day = validity.valid && value !== '' ? value : null;
          form.setValue('dateOfBirth', day);
          if (day !== null) onType(day);
        }}
      />
    </p>
  );
}
