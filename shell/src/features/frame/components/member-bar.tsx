import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { Icon } from '@fahm/ui/icon/icon.tsx';
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
              <Icon d={link.icon} />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>,
    document.body,
  );
}
