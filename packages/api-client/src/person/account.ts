import type { AccountDeletion } from '@fahm/contracts/person/account.ts';
import type { Api } from '../client.ts';
import { nothing } from '../nothing.ts';

// The export has no function here: it is a link to `EXPORT_PATH`, which saves a file.

/** POST /api/account/deletion: everything kept about the person is gone, and they are signed out everywhere. */
export const deleteAccount = (api: Api, deletion: AccountDeletion): Promise<void> =>
  api.request({ method: 'POST', path: '/api/account/deletion', body: deletion, reply: nothing });
