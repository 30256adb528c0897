import { verseKey } from '@fahm/quran/reference.ts';
import type { Run } from '@fahm/quran/search/highlight.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { DEFAULT_EDITION } from '../../../lib/text/default-edition.ts';
import type { Edition } from '../../../lib/passage.ts';
import { versePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import type { Found } from '../model/find.ts';
import styles from './results.module.css';

type Props = Found & { edition?: Edition };

/** A verse that was found, and the way to its place in the surah. */
export function HitItem({ verse, arabic, translation, edition = DEFAULT_EDITION }: Props) {
  const name = surahByNumber(verse.surah)?.nameEn ?? '';
  return (
    <li>
      <Link className={styles.hit} href={versePath(verse.surah, verse.ayah)}>
        <span className={styles.where}>{messages.reference(name, verseKey(verse))}</span>
        <span className={styles.arabic} lang="ar" dir="rtl">
          <Runs runs={arabic} />
        </span>
        <span
          className={styles.translation}
          lang={edition.language}
          dir={edition.direction === 'rtl' ? 'rtl' : undefined}
        >
          <Runs runs={translation} />
        </span>
      </Link>
    </li>
  );
}

/** A text with what was looked for marked in it; its pieces have no identity but their place. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, hit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- see above
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
