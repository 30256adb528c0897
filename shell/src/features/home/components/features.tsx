import { messages } from '../messages.ts';
import styles from './home-page.module.css';

/** What the product offers; links of the portal and of the footer lead to its parts. */
export function Features() {
  const { heading, lead, list } = messages.features;
  return (
    <section id="features" className={styles.features} aria-labelledby="features-heading">
      <h2 id="features-heading" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.featuresLead}>{lead}</p>
      <ul className={styles.featureList}>
        {list.map((feature) => (
          <li key={feature.id} id={feature.id} className={styles.feature}>
            <h3>{feature.heading}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
