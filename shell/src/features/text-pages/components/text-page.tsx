import type { TextPageWords } from '../model.ts';
import styles from './text-page.module.css';

/** A page that is nothing but words. Rendered when the shell is built. */
export function TextPage({ words: { heading, lead, sections } }: { words: TextPageWords }) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2>{section.heading}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.links !== undefined && (
            <ul className={styles.links}>
              {section.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
