import { deletion, person } from '@fahm/db/schema/person.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from './user-id.ts';

/**
 * Deletes a person and, by the foreign keys, every row that is theirs; notes the id, so that no restored backup brings
 * them back. Two statements, both or none.
 */
export const deletePerson = async ({ db, now }: Context, userId: UserId): Promise<void> => {
  await db.batch([
    db
      .insert(deletion)
      .select(sql`select ${person.id}, ${now} from ${person} where ${person.id} = ${userId}`)
      .onConflictDoNothing(),
    db.delete(person).where(eq(person.id, userId)),
  ]);
};
