import type { UmrahStep } from '@fahm/contracts/content/umrah.ts';
import { Verse } from '../../../lib/live-verse.tsx';
import { citationsOf, Sources } from '../../../lib/sources.tsx';
import { messages } from '../messages.ts';
import { type Sentence, sentencesOf } from '../model.ts';
import styles from './step.module.css';

/** The talbiyah is said again and again on the way: it stands open, and large, beside what is collapsed (2.21.1). */
const REPEATED = 'umrah-talbiyah';

/** A step of the guide at an address of its own; on paper a line of the checklist. */
export function StepItem({ step, number }: { step: UmrahStep; number: number }) {
  const { id, title, description, details, dua, differences, sources } = step;
  return (
    <li className={styles.step} id={id} data-step={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3 className={styles.title}>
        <a href={`#${id}`}>
          <span className="visually-hidden">{`${messages.step(number)}: `}</span>
          {title}
        </a>
      </h3>
      <p className={styles.description}>{description}</p>
      <ul className={styles.details}>
        {sentencesOf(details).map((sentence) => (
          <Bullet key={sentence.text} sentence={sentence} />
        ))}
      </ul>
      {dua !== null && id === REPEATED && (
        <p className={styles.repeated} lang="ar" dir="rtl">
          {dua.arabic}
        </p>
      )}
      {dua !== null && <Dua dua={dua} />}
      {differences !== null && (
        <details className={styles.aside}>
          <summary>{messages.differences}</summary>
          <p>{differences}</p>
        </details>
      )}
      <details className={styles.aside}>
        <summary>{messages.sources}</summary>
        <Sources sources={citationsOf(sources)} />
      </details>
    </li>
  );
}

/** [2.21.2] [B22]: for men and for women by label and icon, and by colour. */
function Bullet({ sentence }: { sentence: Sentence }) {
  if (sentence.for === 'all') return <li>{sentence.text}</li>;
  return (
    <li className={styles.marked} data-for={sentence.for}>
      <Figure audience={sentence.for} />
      <strong>{`${messages[sentence.for]}: `}</strong>
      {sentence.text}
    </li>
  );
}

/** Two plain shapes that differ in outline, not in colour alone. */
function Figure({ audience }: { audience: 'men' | 'women' }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
      <circle cx="8" cy="4" r="3" />
      <path d={audience === 'men' ? 'M3 9h10v6h-2v5H5v-5H3Z' : 'M8 8l6 12H2Z'} />
    </svg>
  );
}

function Dua({ dua }: { dua: NonNullable<UmrahStep['dua']> }) {
  return (
    <details className={styles.dua}>
      <summary>{messages.dua}</summary>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {dua.arabic}
      </p>
      <p className={styles.transliteration} lang="ar-Latn">
        {dua.transliteration}
      </p>
      <p className={styles.translation}>{dua.translation}</p>
      {dua.quran !== null && <Verse reference={dua.quran} />}
    </details>
  );
}
