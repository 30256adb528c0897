import { pageOf, pageRange, TOTAL_PAGES } from '@fahm/quran/mushaf-divisions.ts';
import { type VerseId, verseKey } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useState } from 'react';
import { unitPath } from '../../../lib/paths.ts';
import { useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { readNumber } from '../model/read-number.ts';
import styles from './navigator.module.css';
import { NumberField } from './number-field.tsx';

type Props = { start: VerseId | null; onGo: () => void };

/** A page of the mushaf, by its number or by sliding near it. */
export function PagePicker({ start, onGo }: Props) {
  const { host } = useServices();
  const [text, setText] = useState(`${(start && pageOf(start)) ?? 1}`);
  const [failed, setFailed] = useState(false);
  const number = readNumber(text) ?? 0;
  const first = pageRange(number)?.start ?? null;
  const name = first === null ? null : (surahByNumber(first.surah)?.nameEn ?? null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(first === null);
        if (first === null) return;
        host.navigate(unitPath({ kind: 'page', number }));
        onGo();
      }}
    >
      <NumberField
        label={messages.page}
        last={TOTAL_PAGES}
        text={text}
        onType={setText}
        error={failed && first === null ? messages.noPage(TOTAL_PAGES) : null}
      />
      <input
        className={styles.slider}
        type="range"
        min={1}
        max={TOTAL_PAGES}
        value={first === null ? 1 : number}
        aria-label={messages.slider}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.note}>
        {first !== null && name !== null && messages.beginsAt(name, verseKey(first))}
      </p>
      <button type="submit" className="button">
        {messages.go}
      </button>
    </form>
  );
}
