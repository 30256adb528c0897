import type { User } from '@fahm/contracts/person/user.ts';
import { letterOf } from '../avatar.ts';
import styles from './member-nav.module.css';

/** A picture, a letter or an icon, all of one size; its name stands beside it. Null while nobody is known. */
export function Avatar({ user }: { user: User | null }) {
  const letter = user === null ? null : letterOf(user);
  if (user !== null && user.profileImageUrl !== null) {
    return <img className={styles.avatar} src={user.profileImageUrl} alt="" />;
  }
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letter ?? (
        <svg viewBox="0 0 24 24">
          <circle cx="12" cy="9" r="4" />
          <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
        </svg>
      )}
    </span>
  );
}
