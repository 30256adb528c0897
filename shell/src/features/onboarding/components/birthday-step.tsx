import { FIRST_BIRTH_YEAR } from '@fahm/contracts/person/age.ts';
import { formatDate } from '@fahm/ui/format-date.ts';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import square from '@fahm/ui/square-button.module.css';
import { isTooYoung } from '../answers.ts';
import { fromDay, toDay } from '../calendar-date.ts';
import { messages } from '../messages.ts';
import type { Wizard } from '../use-wizard.ts';
import calendar from './calendar.module.css';
import styles from './onboarding.module.css';
import { TypedBirthday } from './typed-birthday.tsx';

const FIRST_MONTH = new Date(FIRST_BIRTH_YEAR, 0);
const classNames = {
  ...calendar,
  button_previous: `${square.button} ${calendar.button_previous}`,
  button_next: `${square.button} ${calendar.button_next}`,
};

/** Where the calendar opens (spec 2.17): nobody has to go back a lifetime. */
const OPENS_AT = new Date(1990, 0);

/** Single selection: a second click takes it away (spec 4.20). */
export function BirthdayStep({ wizard }: { wizard: Wizard }) {
  const { form, answers, openedAt } = wizard;
  const today = new Date(openedAt);
  const selected = answers.dateOfBirth === null ? undefined : fromDay(answers.dateOfBirth);
  const words = messages.birthday;
  const [month, setMonth] = useState(selected ?? OPENS_AT);
  return (
    <>
      <p className={styles.hint}>{words.why}</p>
      <TypedBirthday wizard={wizard} onType={(day) => setMonth(fromDay(day))} />
      <DayPicker
        mode="single"
        classNames={classNames}
        captionLayout="dropdown"
        weekStartsOn={1}
        startMonth={FIRST_MONTH}
        endMonth={new Date(today.getFullYear(), 11)}
        month={month}
        onMonthChange={setMonth}
        disabled={{ after: today }}
        selected={selected}
        onSelect={(date) => form.setValue('dateOfBirth', date === undefined ? null : toDay(date))}
        labels={{
          labelDayButton: (date) => formatDate(date, { dateStyle: 'full' }),
          labelMonthDropdown: () => words.month,
          labelYearDropdown: () => words.year,
          labelPrevious: () => words.previous,
          labelNext: () => words.next,
        }}
      />
      <p className={styles.hint} aria-live="polite">
        {selected === undefined ? words.none : words.chosen(formatDate(selected))}
      </p>
      {isTooYoung(answers.dateOfBirth, openedAt) && (
        <p className={styles.alert} role="alert">
          {words.tooYoung}
        </p>
      )}
    </>
  );
}
