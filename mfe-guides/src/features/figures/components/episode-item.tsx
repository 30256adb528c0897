import type { Episode } from '@fahm/contracts/content/figures.ts';
import { Verses } from '../../../lib/sources.tsx';
import { messages } from '../messages.ts';
import { Lessons } from './figure-sections.tsx';
import styles from './figure.module.css';

/** [2.19.3] */
export function EpisodeItem({ episode, number }: { episode: Episode; number: number }) {
  const { title, verses, summary, lessons, pitfalls_or_misreadings: pitfalls } = episode;
  return (
    <li className={styles.episode}>
      <h3 className={styles.episodeTitle}>{title === '' ? messages.episode(number) : title}</h3>
      <p className={styles.paragraph}>{summary}</p>
      <Verses references={verses} />
      <Lessons title={messages.lessons} items={lessons} />
      <Lessons title={messages.pitfalls} items={pitfalls} />
    </li>
  );
}
