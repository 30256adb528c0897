import type { Rule } from '@fahm/contracts/study/lessons.ts';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { Title } from '../../../lib/lesson/heading-level.tsx';
import { Paragraphs } from '../../../lib/lesson/paragraphs.tsx';
import { ReportLink } from '../../../lib/report/report-link.tsx';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import { ruleKindLabel } from '../model.ts';
import { Part, Points, Sources, Tags } from './card-parts.tsx';
import styles from './card.module.css';

/** A rule (spec 2.8.2), and whose reading of the evidence it is. */
export function RuleCard({ rule }: { rule: Rule }) {
  const words = messages.rule;
  const { id, title, ruleKind, statement, purpose, evidenceExcerpt, reading } = rule;
  const lists = [
    [words.examples, rule.examples],
    [words.conditions, rule.conditions],
    [words.misconceptions, rule.misconceptions],
  ] as const;
  return (
    <article className={styles.card} id={id}>
      <p className={styles.label} data-kind={ruleKind}>
        {ruleKindLabel(ruleKind)}
      </p>
      <Title className={styles.title}>{title}</Title>
      <Paragraphs className={styles.text} text={statement} />
      {purpose !== '' && (
        <Fold heading={words.purpose}>
          <p>{purpose}</p>
        </Fold>
      )}
      {evidenceExcerpt !== '' && (
        <Part heading={words.evidence}>
          <p className={styles.plain}>{evidenceExcerpt}</p>
        </Part>
      )}
      <Verses references={rule.primaryVerses.slice(0, 1)} />
      {lists.map(
        ([heading, items]) =>
          items.length > 0 && (
            <Part key={heading} heading={heading}>
              <Points items={items} />
            </Part>
          ),
      )}
      {reading !== '' && (
        <Part heading={words.reading}>
          <p className={styles.plain}>{withAdvice(reading, words.ask)}</p>
        </Part>
      )}
      <Tags tags={rule.tags} />
      <Sources sources={rule.sources} />
      <footer className={styles.foot}>
        <ReportLink about={id} title={title} />
      </footer>
    </article>
  );
}

/** Every reading ends in where to turn with a case of one's own; most say it in words of their own. */
const withAdvice = (reading: string, advice: string): string =>
  reading.includes('qualified scholar') ? reading : `${reading} ${advice}`;
