import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { ReactNode } from 'react';
import { Verses } from '../../../lib/sources.tsx';
import { messages } from '../messages.ts';
import { bySurah, MAX_LESSONS, MAX_PASSAGES } from '../model.ts';
import styles from './figure.module.css';

type SectionProps = { id: string; title: string; when: boolean; children: ReactNode };

export function Section({ id, title, when, children }: SectionProps) {
  if (!when) return null;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={styles.sectionHeading} id={`${id}-heading`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Paragraphs are parted by an empty line. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n+/).map((paragraph) => (
    <p key={paragraph} className={styles.paragraph}>
      {paragraph}
    </p>
  ));

/** Lineage, nation, places, attributes and roles, as far as they are known. */
export function Facts({ figure }: { figure: Figure }) {
  const { lineage, tribeOrNation, locations, attributes, roles } = figure;
  const facts: [title: string, items: readonly string[]][] = [
    [messages.lineage, lineage === null ? [] : [lineage]],
    [messages.tribe, tribeOrNation === null ? [] : [tribeOrNation]],
    [messages.locations, locations],
    [messages.attributes, attributes],
    [messages.roles, roles],
  ];
  const known = facts.filter(([, items]) => items.length > 0);
  return (
    <Section id="facts" title={messages.facts} when={known.length > 0}>
      <dl className={styles.facts}>
        {known.map(([title, items]) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A titled list of sentences; nothing when there is none. */
export function Lessons({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className={styles.lessons}>
      <p className={styles.subheading}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

export const Tags = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.tags}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** Verses in a row; where they are many, folded and by surah. */
export function Passages({ references }: { references: readonly string[] }) {
  if (references.length <= MAX_PASSAGES) return <Verses references={references} />;
  const surahs = bySurah(references);
  return (
    <Fold title={messages.passages(references.length, surahs.length)}>
      <dl className={styles.surahs}>
        {surahs.map(({ surah, name, references: own }) => (
          <div key={surah}>
            <dt>{messages.surahNamed(surah, name)}</dt>
            <dd>
              <Verses references={own} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** Lessons that speak of the figure; the rest of many is folded. */
export function Related({ items }: { items: Figure['relatedStories'] }) {
  const first = items.length > MAX_LESSONS + 1 ? items.slice(0, MAX_LESSONS) : items;
  const rest = items.slice(first.length);
  return (
    <>
      <LessonLinks items={first} />
      {rest.length > 0 && (
        <Fold title={messages.moreLessons(rest.length)}>
          <LessonLinks items={rest} />
        </Fold>
      )}
    </>
  );
}

const LessonLinks = ({ items }: { items: Figure['relatedStories'] }) => (
  <ul className={styles.related}>
    {items.map(({ id, title, surahNumber }) => (
      <li key={id}>
        <a href={`/surahs/${surahNumber}`}>{title}</a>{' '}
        <span className={styles.place}>{messages.surah(surahNumber)}</span>
      </li>
    ))}
  </ul>
);
