import type { Params } from '@fahm/mfe-kit/page.ts';
import type { User } from '@fahm/contracts/person/user.ts';

/** What every page of the study app is given. */
export type ScreenProps = { user: User; params: Params };
