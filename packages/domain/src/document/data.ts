import type { StoredDocument, SyncedDocument } from '@fahm/contracts/person/sync.ts';
import { document } from '@fahm/db/schema/document.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';

/** What a person's devices share under a name; revision 0 and null before the first time. One statement. */
export const getDocument = async (
  { db }: Context,
  userId: UserId,
  name: SyncedDocument,
): Promise<StoredDocument> => {
  const [row] = await db
    .select({ revision: document.revision, value: document.value })
    .from(document)
    .where(and(eq(document.personId, userId), eq(document.name, name)))
    .limit(1);
  if (row === undefined) return { revision: 0, value: null };
  return { revision: row.revision, value: JSON.parse(row.value) as unknown };
};
