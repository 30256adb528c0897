import { person } from '@fahm/db/schema/person.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from './user-id.ts';

/** Deletes a person and, by the foreign keys, every row that is theirs. One statement. */
export const deletePerson = async ({ db }: Context, userId: UserId): Promise<void> => {
  await db.delete(person).where(eq(person.id, userId));
};
