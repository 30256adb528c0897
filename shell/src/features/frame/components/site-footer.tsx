import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { paths } from '../../../paths.ts';
import { messages } from '../footer-messages.ts';
import styles from './footer.module.css';
import own from './site-footer.module.css';

type FooterLink = readonly [label: string, href: string];

const study: FooterLink[] = [
  [messages.browse, paths.reader],
  [messages.coach, paths.coach],
  [messages.practice, paths.practice],
];
const visitorAccount: FooterLink[] = [
  [messages.signIn, paths.signIn],
  // Whoever is signed in goes straight on.
  [messages.profile, loginPath(paths.profile)],
  [messages.pricing, paths.pricing],
];
const memberAccount: FooterLink[] = [
  [messages.profile, paths.profile],
  [messages.pricing, paths.pricing],
  [messages.signOut, paths.signOut],
];
const support: FooterLink[] = [
  [messages.help, paths.help],
  [messages.contact, paths.contact],
  [messages.privacy, paths.privacy],
  [messages.terms, paths.terms],
  [messages.credits, paths.credits],
];

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(([label, href]) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function Column({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <section>
      <h2 className={own.heading}>{heading}</h2>
      <Links links={links} />
    </section>
  );
}

type FooterProps = {
  year: string;
  /** Whether it stands on a page of an account. */
  ofMember?: boolean;
};

/** The footer of the shell's own pages. Rendered when the shell is built. */
export function SiteFooter({ year, ofMember = false }: FooterProps) {
  const account = ofMember ? memberAccount : visitorAccount;
  return (
    <div className={own.inner}>
      <p className={own.brand}>
        <strong>{messages.brand}</strong>
        {messages.tagline}
      </p>
      <Column heading={messages.study} links={study} />
      <Column heading={messages.account} links={account} />
      <Column heading={messages.support} links={support} />
      <p className={styles.copyright}>{messages.copyright(year)}</p>
    </div>
  );
}

/** The footer around remotes, where people read: one quiet line, and few bytes on every page. */
export function SlimFooter({ year }: { year: string }) {
  return (
    <div className={styles.slim}>
      <p className={styles.copyright}>{messages.copyright(year)}</p>
      <Links links={support} />
    </div>
  );
}
