import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { refreshCachedText } from '../../../lib/text/cached-text.ts';
import { chapterPath } from '../../../lib/paths.ts';
import { removeText } from '../download.ts';
import { messages } from '../messages.ts';
import styles from './offline-panel.module.css';

/** Surahs whose text is on the device by itself, each with a way to take it off. */
export function CachedSurahs({ numbers }: { numbers: readonly number[] }) {
  const surahs = numbers.map(surahByNumber).filter((surah) => surah !== null);
  if (surahs.length === 0) return null;
  return (
    <section aria-label={messages.cached}>
      <h3 className={styles.name}>{messages.cached}</h3>
      <ul className={styles.list}>
        {surahs.map((surah) => (
          <CachedSurah key={surah.number} surah={surah} />
        ))}
      </ul>
    </section>
  );
}

function CachedSurah({ surah }: { surah: Surah }) {
  const remove = async () => {
    await removeText([`${surah.number}.json`]);
    await refreshCachedText();
  };
  return (
    <li className={styles.cached}>
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
