import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { formatDate } from '@fahm/ui/format-date.ts';
import { paths } from '../../../paths.ts';
import { corrections as messages } from '../messages/corrections.ts';
import styles from './text-page.module.css';

type Props = { corrections: readonly PublicCorrection[] };

/** Every correction, by day, the latest first. Rendered when the shell is built. */
export function CorrectionsPage({ corrections }: Props) {
  const days = [...Map.groupBy(corrections, ({ on }) => on)];
  return (
    <>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <ul className={styles.links}>
        <li>
          <a href={paths.contact}>{messages.report}</a>
        </li>
      </ul>
      {days.length === 0 && <p className={styles.lead}>{messages.none}</p>}
      {days.map(([on, rows]) => (
        <section key={on} className={styles.section}>
          <h2>
            <time dateTime={on}>
              {formatDate(new Date(on), { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </h2>
          {rows.map((row) => (
            <Row key={row.item} correction={row} />
          ))}
        </section>
      ))}
    </>
  );
}

function Row({ correction: { surah, was, now } }: { correction: PublicCorrection }) {
  const name = surah === null ? undefined : surahByNumber(surah)?.nameEn;
  return (
    <article className={styles.correction}>
      <h3>
        {surah === null || name === undefined ? (
          messages.guides
        ) : (
          <a href={`/surahs/${surah}`}>{messages.surah(surah, name)}</a>
        )}
      </h3>
      <dl>
        <dt>{messages.was}</dt>
        <dd>{was}</dd>
        <dt>{messages.now}</dt>
        <dd>{now ?? messages.withdrawn}</dd>
      </dl>
    </article>
  );
}
