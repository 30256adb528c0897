import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { barLinks } from '../member-bar-links.ts';
import { messages } from '../member-messages.ts';
import { currentness } from '../nav-links.ts';
import { useCurrentPath } from '../use-current-path.ts';
import styles from './member-bar.module.css';

/** Four ways at the foot of a phone, in reach of the thumb. Beside the page: the bar of links around it is hidden on phones. */
export function MemberBar() {
  const path = useCurrentPath();
  return createPortal(
    <nav className={styles.bar} aria-label={messages.bar}>
      <ul className={styles.links}>
        {barLinks(path).map((link) => (
          <li key={link.label}>
            <Link className={styles.link} href={link.href} aria-current={currentness(link, path)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={link.icon} />
              </svg>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>,
    document.body,
  );
}
