import type { Concept } from '@fahm/contracts/study/lessons.ts';
import type { ReactNode } from 'react';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { Title } from '../../../lib/lesson/heading-level.tsx';
import { Paragraphs } from '../../../lib/lesson/paragraphs.tsx';
import { ReportLink } from '../../../lib/report/report-link.tsx';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import { categoryOf } from '../model.ts';
import { Part, Points, Sources, Tags } from './card-parts.tsx';
import styles from './card.module.css';
import { ConceptLinks } from './concept-links.tsx';
import { KeyWords } from './key-words.tsx';
import { Readings } from './readings.tsx';

type Props = {
  concept: Concept;
  /** What can be done with it, beside the report of an error. */
  actions?: ReactNode;
};

/** A concept (spec 2.8.1). `read-concepts.ts` reads it back from this markup. */
export function ConceptCard({ concept, actions }: Props) {
  const { id, title, summary, verseRefs, tags, sources, author, passage } = concept;
  const { keyWords, readings, links } = concept;
  const by = messages.author[author];
  const dir = author === 'own' ? 'auto' : undefined;
  return (
    <article className={styles.card} id={id} data-concept={id} data-of-passage={passage}>
      <p className={styles.label}>
        {categoryOf(tags)}
        {by !== null && <span className={styles.by}>{by}</span>}
      </p>
      <Title className={styles.title} dir={dir}>
        {title}
      </Title>
      <Paragraphs className={styles.text} text={summary} field="summary" dir={dir} />
      <Objectives concept={concept} />
      {verseRefs.length > 0 && (
        <Part heading={messages.verses}>
          <div data-field="verses">
            <Verses references={verseRefs} />
          </div>
        </Part>
      )}
      <ForToday concept={concept} />
      {keyWords !== undefined && keyWords.length > 0 && <KeyWords words={keyWords} />}
      {readings !== undefined && readings.length > 0 && <Readings readings={readings} />}
      <FoldedObjectives concept={concept} />
      {links !== undefined && links.length > 0 && <ConceptLinks links={links} />}
      <Tags tags={tags} />
      <Sources sources={sources} />
      <footer className={styles.foot}>
        {actions}
        <ReportLink about={id} title={title} />
      </footer>
    </article>
  );
}

type OfConcept = { concept: Concept };

/** What has key words has much to read: there the objectives are folded with the rest. */
const isLong = ({ keyWords }: Concept): boolean => keyWords !== undefined;

function Objectives({ concept }: OfConcept) {
  const { learningObjectives } = concept;
  if (learningObjectives.length === 0 || isLong(concept)) return null;
  return (
    <Part heading={messages.objectives}>
      <Points items={learningObjectives} field="objectives" />
    </Part>
  );
}

function FoldedObjectives({ concept }: OfConcept) {
  const { learningObjectives } = concept;
  if (learningObjectives.length === 0 || !isLong(concept)) return null;
  return (
    <Fold heading={messages.objectives}>
      <Points items={learningObjectives} field="objectives" />
    </Fold>
  );
}

/** One question to take into the day, and one small act. */
function ForToday({ concept: { reflect, act } }: OfConcept) {
  if (reflect === undefined && act === undefined) return null;
  return (
    <div className={styles.today}>
      {reflect !== undefined && (
        <>
          <p className={styles.todayHeading}>{messages.reflect}</p>
          <p className={styles.reflect} data-field="reflect">
            {reflect}
          </p>
        </>
      )}
      {act !== undefined && (
        <>
          <p className={styles.todayHeading}>{messages.act}</p>
          <p className={styles.plain} data-field="act">
            {act}
          </p>
        </>
      )}
    </div>
  );
}
