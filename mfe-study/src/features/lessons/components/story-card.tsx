import type { Story } from '@fahm/contracts/study/lessons.ts';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { Title } from '../../../lib/lesson/heading-level.tsx';
import { Paragraphs } from '../../../lib/lesson/paragraphs.tsx';
import { paths } from '../../../lib/paths.ts';
import { ReportLink } from '../../../lib/report/report-link.tsx';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import { figureLabel, storyKindLabel } from '../model.ts';
import { Points, Sources } from './card-parts.tsx';
import styles from './card.module.css';

/** A story (spec 2.8.3): its sections are closed at first, and each opens by itself. */
export function StoryCard({ story }: { story: Story }) {
  const words = messages.story;
  const { id, title, summary, moral, content, sources } = story;
  const { kid_version: kid, primary_verses: verses, primary_figures: figures } = content;
  return (
    <article className={styles.card} id={id}>
      <p className={styles.label}>{storyKindLabel(content.story_kind)}</p>
      <Title className={styles.title}>{title}</Title>
      <Paragraphs className={styles.text} text={summary} />
      {kid.content !== '' && (
        <Fold heading={words.kid}>
          <Paragraphs text={kid.content} />
          {kid.moral !== '' && <p className={styles.moral}>{kid.moral}</p>}
        </Fold>
      )}
      {moral.length > 0 && (
        <Fold heading={words.takeaways}>
          <Points items={moral} />
        </Fold>
      )}
      {verses.length > 0 && (
        <Fold heading={words.verses}>
          <Verses references={verses} />
        </Fold>
      )}
      {figures.length > 0 && (
        <Fold heading={words.figures}>
          <ul className={styles.figures}>
            {figures.map((figure) => (
              <li key={figure}>
                <a href={paths.figure(figure)}>{figureLabel(figure)}</a>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {content.learning_objectives.length > 0 && (
        <Fold heading={words.objectives}>
          <Points items={content.learning_objectives} />
        </Fold>
      )}
      <Sources sources={sources} />
      <footer className={styles.foot}>
        <ReportLink about={id} title={title} />
      </footer>
    </article>
  );
}
