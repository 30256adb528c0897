import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import styles from './about-surah.module.css';

export function AboutSurah({ surah }: { surah: Surah }) {
  const { about } = messages;
  const facts = [
    [about.order, about.orderValue(surah)],
    [about.page, about.pageValue(surah)],
    [about.juz, about.juzValue(surah)],
    [about.rukus, String(surah.rukus)],
  ] as const;
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 className={styles.heading} id="about">
        {about.heading}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{about.orderNote}</p>
    </section>
  );
}
