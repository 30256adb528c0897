import type { User } from '@fahm/contracts/person/user.ts';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { PERSON } from '@fahm/ui/icon/signs.ts';
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
      {letter ?? <Icon d={PERSON} />}
    </span>
  );
}
