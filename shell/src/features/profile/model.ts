import type { Api } from '@fahm/api-client/client.ts';
import type { User } from '@fahm/contracts/person/user.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';

export type ProfileProps = { user: User; api: Api; session: Session; host: HostServices };
