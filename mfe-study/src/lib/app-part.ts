import type { User } from '@fahm/contracts/user.ts';
import type { AppPlace } from './paths.ts';

/** What every page of the study app is given. */
export type AppPartProps = { user: User; place: AppPlace };
