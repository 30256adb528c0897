import { isVerse, type VerseId } from '@fahm/quran/reference.ts';
import { SURAHS, surahByNumber } from '@fahm/quran/surahs.ts';
import { useId, useState } from 'react';
import textField from '@fahm/ui/fields/text-field.module.css';
import { versePath } from '../../../lib/paths.ts';
import { useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { readNumber } from '../model/read-number.ts';
import styles from './navigator.module.css';
import { NumberField } from './number-field.tsx';

type Props = { start: VerseId | null; onGo: () => void };

/** A surah and the number of a verse in it. */
export function VersePicker({ start, onGo }: Props) {
  const { host } = useServices();
  const id = useId();
  const [number, setNumber] = useState(start?.surah ?? 1);
  const [text, setText] = useState(`${start?.ayah ?? 1}`);
  const [failed, setFailed] = useState(false);
  const surah = surahByNumber(number);
  if (surah === null) return null;
  const verse = { surah: number, ayah: readNumber(text) ?? 0 };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(!isVerse(verse));
        if (!isVerse(verse)) return;
        host.navigate(versePath(verse.surah, verse.ayah));
        onGo();
      }}
    >
      <div className={styles.part}>
        <label htmlFor={id}>{messages.surah}</label>
        <select
          id={id}
          className={textField.field}
          value={number}
          onChange={({ target }) => setNumber(Number(target.value))}
        >
          {SURAHS.map((option) => (
            <option key={option.number} value={option.number}>
              {messages.surahOption(option)}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        label={messages.verse}
        last={surah.versesCount}
        text={text}
        onType={setText}
        error={failed && !isVerse(verse) ? messages.noVerse(surah) : null}
      />
      <button type="submit" className="button">
        {messages.go}
      </button>
    </form>
  );
}
