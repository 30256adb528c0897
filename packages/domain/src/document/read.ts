import { documentSchemas, type SyncedDocument } from '@fahm/contracts/person/sync.ts';
import { progressUntil, fieldsUntil } from '@fahm/contracts/person/until.ts';
import * as z from 'zod/mini';

type DocumentOf<Name extends SyncedDocument> = z.output<(typeof documentSchemas)[Name]>;

/** What a device sent, with no time later than `now`. Throws a zod error for what is no such document. */
export const readDocument = (
  name: SyncedDocument,
  value: unknown,
  now: number,
): DocumentOf<SyncedDocument> =>
  name === 'place'
    ? progressUntil(z.parse(documentSchemas.place, value), now)
    : fieldsUntil(z.parse(documentSchemas[name], value), now);
