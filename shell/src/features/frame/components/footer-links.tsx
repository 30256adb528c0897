import { paths } from '../../../paths.ts';
import { messages } from '../footer-messages.ts';
import styles from './footer.module.css';

const columns = [
  {
    heading: messages.study,
    links: [
      [messages.browse, paths.reader],
      [messages.coach, paths.coach],
      [messages.practice, paths.practice],
    ],
  },
  {
    heading: messages.account,
    links: [
      [messages.signIn, paths.signIn],
      [messages.pricing, paths.pricing],
    ],
  },
  {
    heading: messages.support,
    links: [
      [messages.help, paths.help],
      [messages.contact, paths.contact],
      [messages.privacy, paths.privacy],
      [messages.terms, paths.terms],
      [messages.credits, paths.credits],
    ],
  },
] as const;

/** What stands in the footer of every page. Rendered when the shell is built. */
export function FooterLinks({ year }: { year: number }) {
  return (
    <div className={styles.inner}>
      <p className={styles.brand}>
        <strong>{messages.brand}</strong>
        {messages.tagline}
      </p>
      {columns.map(({ heading, links }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.list}>
            {links.map(([label, href]) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.copyright}>{messages.copyright(year)}</p>
    </div>
  );
}
