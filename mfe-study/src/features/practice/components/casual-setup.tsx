import { CARD_COUNTS, DEFAULT_CARD_COUNT } from '@fahm/contracts/study/flashcards.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { useId, useState } from 'react';
import { isFree } from '../../../lib/access.ts';
import type { LastSessions } from '../last-session.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import { casualRows, Figures } from './results.tsx';
import pick from './answers/pick.module.css';
import styles from './practice.module.css';

type Props = {
  surah: number | null;
  hasPro: boolean;
  last: LastSessions;
  onBegin: (config: SessionConfig) => void;
};

/** What a casual session is dealt of (spec 2.9.2). */
export function CasualSetup({ surah: fixed, hasPro, last, onBegin }: Props) {
  const [surah, setSurah] = useState(fixed);
  const [count, setCount] = useState<number>(DEFAULT_CARD_COUNT);
  const words = messages.casual;
  const lastResult = last.read('casual');
  return (
    <section className={styles.card} aria-labelledby="casual">
      <h3 className={styles.heading} id="casual" tabIndex={-1}>
        {words.heading}
      </h3>
      {fixed === null && <SurahChoice surah={surah} hasPro={hasPro} onChoose={setSurah} />}
      <CountChoice count={count} onChoose={setCount} />
      <button
        type="button"
        className="button"
        disabled={surah === null}
        onClick={() => surah !== null && onBegin({ mode: 'casual', surah, count })}
      >
        {words.begin}
      </button>
      {lastResult !== null && (
        <div className={styles.last}>
          <h4 className={styles.small}>{words.last}</h4>
          <Figures rows={casualRows(lastResult)} />
        </div>
      )}
    </section>
  );
}

type SurahProps = {
  surah: number | null;
  hasPro: boolean;
  onChoose: (surah: number | null) => void;
};

function SurahChoice({ surah, hasPro, onChoose }: SurahProps) {
  const id = useId();
  const words = messages.casual;
  return (
    <p className={styles.field}>
      <label className={styles.small} htmlFor={id}>
        {words.surah}
      </label>
      <select
        className={styles.select}
        id={id}
        value={surah ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.choose}</option>
        {SURAHS.map(({ number, nameEn }) => (
          <option key={number} value={number} disabled={!hasPro && !isFree(number)}>
            {`${number}. ${nameEn} · ${isFree(number) ? words.free : words.premium}`}
          </option>
        ))}
      </select>
    </p>
  );
}

function CountChoice({ count, onChoose }: { count: number; onChoose: (count: number) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.counts}>
      <legend className={styles.small}>{messages.casual.count}</legend>
      {CARD_COUNTS.map((value) => (
        <label key={value} className={`${pick.box} ${pick.pick} ${styles.count}`}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === count}
            onChange={() => onChoose(value)}
          />
          <span>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
