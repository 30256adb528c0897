import type { User } from '@fahm/contracts/person/user.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../../use-session.ts';

export type MemberNavComponent = ComponentType<{
  user: User | null;
  wide: boolean;
  classes: { links: string | undefined; link: string | undefined };
}>;

/** What comes with the code for members, which visitors load when they ask for a part of it. */
export type MemberParts = { MemberNav: MemberNavComponent; ThemeSelect: ComponentType };

/** Says from the page's first bytes that somebody seems to be signed in: visitors' links are not shown. */
const unmark = () => delete document.documentElement.dataset['member'];

/**
 * The navigation of somebody who is signed in, once its code is here; null for a visitor, whose links keep
 * the room until then.
 */
export function useMemberNav(
  session: Session,
  load: () => Promise<Pick<MemberParts, 'MemberNav'>>,
): MemberNavComponent | null {
  const { status } = useSession(session);
  const [Nav, setNav] = useState<MemberNavComponent | null>(null);
  useEffect(() => {
    // Not what was rendered: that is a visitor's page at first, whoever it is for.
    const follow = () => {
      if (session.read().status === 'visitor') unmark();
      // Without its code the visitor's links are better than none.
      else load().then(({ MemberNav }) => setNav(() => MemberNav), unmark);
    };
    follow();
    return session.subscribe(follow);
  }, [session, load]);
  return status === 'visitor' ? null : Nav;
}
