import type { Session } from '@fahm/mfe-kit/session.ts';
import { LinkButton } from '@fahm/ui/button.tsx';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../use-session.ts';
import { messages } from '../messages.ts';
import { currentness, visitorLinks } from '../nav-links.ts';
import { useCurrentPath } from '../use-current-path.ts';
import { type MemberParts, useMemberNav } from '../use-member-nav.ts';
import { LateThemeSelect } from './late-theme-select.tsx';
import { NavMenu } from './nav-menu.tsx';
import styles from './site-header.module.css';

type Props = { session: Session; loadMemberParts: () => Promise<MemberParts> };

export function SiteHeader({ session, loadMemberParts }: Props) {
  const MemberNav = useMemberNav(session, loadMemberParts);
  const state = useSession(session);
  const user = state.status === 'member' ? state.user : null;
  const links = (wide: boolean) =>
    MemberNav === null ? (
      <VisitorLinks />
    ) : (
      <MemberNav user={user} wide={wide} classes={{ links: styles.links, link: styles.link }} />
    );
  return (
    <header className={styles.header}>
      {/* The start page is a document of its own, with no script: a page load is its way in. */}
      <a className={styles.brand} href={state.status === 'visitor' ? paths.home : paths.dashboard}>
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5h14v14H5zM12 2.1l9.9 9.9-9.9 9.9L2.1 12z" />
        </svg>
        {messages.brand}
      </a>
      <nav className={styles.wide} aria-label={messages.navigation}>
        {links(true)}
      </nav>
      <NavMenu>
        {links(false)}
        {MemberNav === null && <LateThemeSelect load={loadMemberParts} />}
      </NavMenu>
    </header>
  );
}

function VisitorLinks() {
  const path = useCurrentPath();
  return (
    <ul className={styles.links}>
      {visitorLinks.map((link) => (
        <li key={link.href}>
          <Link className={styles.link} href={link.href} aria-current={currentness(link, path)}>
            {link.label}
          </Link>
        </li>
      ))}
      <li>
        <LinkButton className={styles.start} href={paths.signIn}>
          {messages.start}
        </LinkButton>
      </li>
    </ul>
  );
}
