import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { lookForKeptText } from '../../../lib/kept-text.ts';
import { chapterPath } from '../../../lib/paths.ts';
import { removeText } from '../download.ts';
import { messages } from '../messages.ts';
import styles from './offline-panel.module.css';

/** Surahs whose text is on the device by itself, each with a way to take it off. */
export function KeptSurahs({ numbers }: { numbers: readonly number[] }) {
  const surahs = numbers.map(surahByNumber).filter((surah) => surah !== null);
  if (surahs.length === 0) return null;
  return (
    <section aria-label={messages.kept}>
      <h3 className={styles.name}>{messages.kept}</h3>
      <ul className={styles.list}>
        {surahs.map((surah) => (
          <Kept key={surah.number} surah={surah} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ surah }: { surah: Surah }) {
  const remove = async () => {
    await removeText([`${surah.number}.json`]);
    await lookForKeptText();
  };
  return (
    <li className={styles.kept}>
      <Link href={chapterPath(surah.number)}>{messages.surah(surah)}</Link>
      <button
        type="button"
        className="button"
        data-tone="plain"
        aria-label={`${messages.remove}: ${messages.surah(surah)}`}
        onClick={() => void remove()}
      >
        {messages.remove}
      </button>
    </li>
  );
}
