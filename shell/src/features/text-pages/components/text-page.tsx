import type { ReactNode } from 'react';
import type { TextPageWords } from '../model.ts';
import styles from './text-page.module.css';

type Props = {
  words: TextPageWords;
  /** What stands before its sections. */
  children?: ReactNode;
};

/** A page of words. Rendered when the shell is built. */
export function TextPage({ words: { heading, lead, sections }, children }: Props) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children !== undefined && <section className={styles.section}>{children}</section>}
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
