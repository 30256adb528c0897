import { percentOf } from '@fahm/contracts/content/word-counts.ts';
import { SurahPicture } from '@fahm/quran/surah-picture/surah-picture.tsx';
import textLink from '@fahm/ui/text-link.module.css';
import { Link } from 'wouter';
import { studyPaths } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import type { Figures } from '../model.ts';
import { useFigures } from '../use-figures.ts';
import { WordCurve } from './word-curve.tsx';
import styles from './words.module.css';

/** What somebody recalls of the Qur'an's words: how many, since when, and of which surahs. */
export function WordsSection() {
  const { figures, isError, refetch } = useFigures();
  return (
    <section className={styles.section} aria-labelledby="recalled">
      <h2 className={styles.heading} id="recalled">
        {messages.heading}
      </h2>
      {isError && (
        <div role="alert">
          <p className={styles.text}>{messages.failed}</p>
          <button type="button" className="button" data-tone="secondary" onClick={refetch}>
            {messages.retry}
          </button>
        </div>
      )}
      {!isError && figures === null && (
        <p className={styles.text} role="status">
          {messages.loading}
        </p>
      )}
      {figures !== null && <Told figures={figures} />}
      <p>
        <Link className={textLink.link} href={`${studyPaths.practice}?mode=words`}>
          {messages.learn}
        </Link>
      </p>
    </section>
  );
}

function Told({ figures: { shares, all, curve } }: { figures: Figures }) {
  const words = curve.at(-1)?.words ?? 0;
  return (
    <>
      <p className={words === 0 ? styles.text : styles.total}>
        {words === 0 ? messages.none : messages.total(words, percentOf(all))}
      </p>
      {curve.length > 1 && <WordCurve curve={curve} all={all.words} />}
      <h3 className={styles.name} id="by-surah">
        {messages.picture}
      </h3>
      <SurahPicture percents={shares.map(percentOf)} cell={messages.cell} labelledBy="by-surah" />
    </>
  );
}
