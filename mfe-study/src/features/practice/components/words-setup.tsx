import { dueWordsQuery } from '@fahm/api-client/study/flashcards.ts';
import { studySettingsQuery } from '@fahm/api-client/study/study.ts';
import { NEW_WORDS_PER_DAY, type StudySettings } from '@fahm/contracts/study/study-settings.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { countQueue, queueWords } from '../../../lib/queue-count.ts';
import { useStudy } from '../../../lib/study.ts';
import { useSaveSettings } from '../../../lib/use-save-settings.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import { WordsFailed } from './session-states.tsx';
import pick from './answers/pick.module.css';
import styles from './practice.module.css';

const words = messages.words;

/** What the form proposes to who has not begun the deck. */
const FIRST_WORDS = 5;

type Props = { surah: number | null; onBegin: (config: SessionConfig) => void };

/** The deck of words: which come first, how many new ones a day, and the way into what is due of them. */
export function WordsSetup({ surah, onBegin }: Props) {
  const { api } = useStudy();
  const settings = useQuery(studySettingsQuery(api));
  return (
    <section className={styles.card} aria-labelledby="words">
      <h3 className={styles.heading} id="words">
        {words.heading}
      </h3>
      <p className={styles.text}>{words.text}</p>
      {settings.isPending && <p role="status">{words.loading}</p>}
      {settings.isError && <WordsFailed onRetry={() => void settings.refetch()} />}
      {settings.data !== undefined && (
        <>
          <DueWords onBegin={() => onBegin({ mode: 'study', surah: null, deck: 'words' })} />
          <DeckForm settings={settings.data} surah={surah} />
        </>
      )}
    </section>
  );
}

/** What is due and new of the words; nothing before the deck is begun. */
function DueWords({ onBegin }: { onBegin: () => void }) {
  const { api } = useStudy();
  const queue = useQuery({ ...dueWordsQuery(api), select: countQueue });
  const begun = useQuery(studySettingsQuery(api)).data?.newWordsPerDay ?? 0;
  if (queue.isPending) return <p role="status">{words.loading}</p>;
  if (queue.isError) return <WordsFailed onRetry={() => void queue.refetch()} />;
  const today = queueWords(queue.data);
  if (today === '') return begun === 0 ? null : <p className={styles.due}>{words.none}</p>;
  return (
    <>
      <p className={styles.due}>{today}</p>
      <button type="button" className="button" onClick={onBegin}>
        {words.session}
      </button>
    </>
  );
}

function DeckForm({ settings, surah: here }: { settings: StudySettings; surah: number | null }) {
  const id = useId();
  const { newWordsPerDay = 0, wordsOfSurah = null } = settings;
  const [perDay, setPerDay] = useState(newWordsPerDay === 0 ? FIRST_WORDS : newWordsPerDay);
  const [first, setFirst] = useState(wordsOfSurah ?? (newWordsPerDay === 0 ? here : null));
  const save = useSaveSettings(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ ...settings, newWordsPerDay: perDay, wordsOfSurah: first });
  };
  const idle = newWordsPerDay === 0 ? words.begin : words.save;
  return (
    <form className={styles.last} onSubmit={submit}>
      <FirstWords first={first} here={here} onChoose={setFirst} />
      <p className={styles.field}>
        <label className={styles.small} htmlFor={`${id}-new`}>
          {words.perDay}
        </label>
        <input
          id={`${id}-new`}
          className={styles.select}
          type="number"
          required
          min={NEW_WORDS_PER_DAY.least}
          max={NEW_WORDS_PER_DAY.most}
          value={Number.isNaN(perDay) ? '' : perDay}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setPerDay(event.target.valueAsNumber)}
        />
      </p>
      <p className={styles.text} id={`${id}-hint`}>
        {words.perDayHint}
      </p>
      <button type="submit" className="button" data-tone="secondary" disabled={save.isPending}>
        {save.isPending ? words.saving : idle}
      </button>
    </form>
  );
}

type FirstProps = {
  first: number | null;
  /** The surah whose page this is. */
  here: number | null;
  onChoose: (first: number | null) => void;
};

/** Those that are met most, or those of a surah: of this page's, or of one that is chosen. */
function FirstWords({ first, here, onChoose }: FirstProps) {
  const id = useId();
  const [chosen, setChosen] = useState(first ?? here ?? 1);
  const choices = [
    { value: null, label: words.mostMet },
    { value: chosen, label: words.ofOne },
  ];
  return (
    <>
      <fieldset className={styles.counts}>
        <legend className={styles.small}>{words.order}</legend>
        {choices.map(({ value, label }) => (
          <label key={label} className={`${pick.box} ${pick.line} ${pick.pick} ${styles.count}`}>
            <input
              type="radio"
              name={id}
              checked={(first === null) === (value === null)}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {first !== null && (
        <p className={styles.field}>
          <label className={styles.small} htmlFor={`${id}-surah`}>
            {words.surah}
          </label>
          <select
            className={styles.select}
            id={`${id}-surah`}
            value={first}
            onChange={({ target }) => {
              setChosen(Number(target.value));
              onChoose(Number(target.value));
            }}
          >
            {SURAHS.map(({ number, nameEn }) => (
              <option key={number} value={number}>
                {`${number}. ${nameEn}`}
              </option>
            ))}
          </select>
        </p>
      )}
    </>
  );
}
