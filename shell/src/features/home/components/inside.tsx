import type { FrontPageFacts } from '../front-page-facts.ts';
import { messages } from '../messages.ts';
import styles from './inside.module.css';
import { TryCard } from './try-card.tsx';

/** What the study app makes of the verse above: its place, its concept, a card, and how that came about. */
export function Inside({ verse, passages, concept, card }: FrontPageFacts) {
  const words = messages.inside;
  const { surah, ayah, name } = verse;
  return (
    <section className={styles.inside} aria-labelledby="inside">
      <h2 id="inside" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.panels}>
        <div className={styles.panel}>
          <h3>{words.map.heading}</h3>
          <p>{words.map.text}</p>
          <ol className={styles.map}>
            {passages.map(({ from, to, title }) => (
              <li key={from} aria-current={from <= ayah && ayah <= to ? 'true' : undefined}>
                <span className="visually-hidden">{words.map.verses({ from, to })}: </span>
                <span aria-hidden="true">{from === to ? from : `${from}–${to}`}</span>
                {title}
              </li>
            ))}
          </ol>
          <p>
            <a href={`/surahs/${surah}`}>{words.map.action(name)}</a>
          </p>
        </div>
        <TryCard card={card} />
        <div className={styles.panel}>
          <h3>{words.concept.heading}</h3>
          <p>{words.concept.text(concept.title)}</p>
          <ul className={styles.sources}>
            {concept.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <h3>{words.checks.heading}</h3>
          <ol className={styles.checks}>
            {words.checks.list.map(([step, what]) => (
              <li key={step}>
                <b>{step}</b> {what}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
