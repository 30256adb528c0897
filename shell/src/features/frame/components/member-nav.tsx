import type { User } from '@fahm/contracts/person/user.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { ThemeSelect } from '../../../theme/theme-select.tsx';
import { shownNameOf } from '../avatar.ts';
import { closeWhenLeft } from '../close-when-left.ts';
import { accountLinks, memberLinks } from '../member-links.ts';
import { messages } from '../member-messages.ts';
import { currentness, type NavLink } from '../nav-links.ts';
import { useCurrentPath } from '../use-current-path.ts';
import { Avatar } from './avatar.tsx';
import { MemberBar } from './member-bar.tsx';
import styles from './member-nav.module.css';

type Props = {
  /** Null while it is being asked who it is: the links do not wait for it. */
  user: User | null;
  /** On a narrow screen all of it stands in one menu. */
  wide: boolean;
  /** Classes of the bar's own links. */
  classes: { links: string | undefined; link: string | undefined };
};

/** Links and user menu of somebody who is signed in (spec 2.3). */
export function MemberNav({ user, wide, classes }: Props) {
  const links = isNew(user) ? [] : memberLinks;
  return wide ? (
    <div className={styles.row}>
      <Links links={links} classes={classes} />
      <UserMenu user={user} classes={classes} />
      {!isNew(user) && <MemberBar />}
    </div>
  ) : (
    <>
      <Links links={links} classes={classes} />
      <div className={styles.account}>
        <Identity user={user} />
        <AccountLinks user={user} classes={classes} />
        <ThemeSelect />
      </div>
    </>
  );
}

/** Before onboarding is done every one of the links would lead back to it. */
const isNew = (user: User | null): boolean => user?.onboardingCompleted === false;

type LinksProps = { links: readonly NavLink[]; classes: Props['classes']; children?: ReactNode };

function Links({ links, classes, children }: LinksProps) {
  const path = useCurrentPath();
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={link.label}>
          <Link className={classes.link} href={link.href} aria-current={currentness(link, path)}>
            {link.label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

function AccountLinks({ user, classes }: Omit<Props, 'wide'>) {
  return (
    <Links links={isNew(user) ? [] : accountLinks} classes={classes}>
      <li>
        <a className={classes.link} href={paths.signOut}>
          {messages.signOut}
        </a>
      </li>
    </Links>
  );
}

function Identity({ user }: Pick<Props, 'user'>) {
  const name = user === null ? null : shownNameOf(user);
  return (
    <div className={styles.identity}>
      <Avatar user={user} />
      <p className={styles.names}>
        {name !== null && (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        {user?.email != null && <span>{user.email}</span>}
      </p>
    </div>
  );
}

function UserMenu({ user, classes }: Omit<Props, 'wide'>) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current === null ? undefined : closeWhenLeft(menu.current)), []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.toggle} aria-label={messages.account}>
        <Avatar user={user} />
      </summary>
      <div className={styles.panel}>
        <Identity user={user} />
        <div className={styles.choices}>
          <AccountLinks user={user} classes={classes} />
        </div>
        <ThemeSelect />
      </div>
    </details>
  );
}
