import type { DocumentChange, DocumentSaved, SyncedDocument } from '@fahm/contracts/person/sync.ts';
import { document } from '@fahm/db/schema/document.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';

const saved = { revision: document.revision, savedAt: document.changedAt };

/**
 * Keeps a document on top of the revision it was merged with. One statement, so that of two devices at the
 * same moment one wins and the other hears of it.
 * @throws ServiceError `conflict` when the kept revision is another one.
 */
export const putDocument = async (
  { db, now }: Context,
  userId: UserId,
  name: SyncedDocument,
  { revision, value }: DocumentChange,
): Promise<DocumentSaved> => {
  const changed = { revision: revision + 1, value: JSON.stringify(value), changedAt: now };
  const [row] =
    revision === 0
      ? await db
          .insert(document)
          .values({ personId: userId, name, ...changed })
          .onConflictDoNothing()
          .returning(saved)
      : await db
          .update(document)
          .set(changed)
          .where(
            and(
              eq(document.personId, userId),
              eq(document.name, name),
              eq(document.revision, revision),
            ),
          )
          .returning(saved);
  if (row === undefined) throw new ServiceError('conflict', 'Another device came first.');
  return row;
};
