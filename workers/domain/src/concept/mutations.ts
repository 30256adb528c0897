import { MOST_OWN_CONCEPTS, type ConceptForm } from '@fahm/contracts/concepts.ts';
import type { Concept } from '@fahm/contracts/lessons.ts';
import { concept, conceptVersion } from '@fahm/db/schema/concept.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { UserId } from '../person/user-id.ts';
import { isTheirs } from './data.ts';
import { newConceptId, toBody, toConcept } from './model.ts';

/**
 * Creates a concept: an editor's is published, everybody else's is their own (ruling A23). One statement.
 * @throws AppError `unprocessable` for a reference that names no verse; `conflict` at the most of a surah.
 */
export const createConcept = async (
  { db, now }: Context,
  userId: UserId,
  form: ConceptForm,
): Promise<Concept> => {
  const { surahNumber, title } = form;
  const body = JSON.stringify(toBody(form));
  const [row] = await db
    .insert(concept)
    .select(
      sql`select ${newConceptId(surahNumber, title)}, w.owner, ${surahNumber}, ${body}, ${now}, null
        from (select case when exists (select 1 from editor where person_id = ${userId})
          then null else ${userId} end as owner) w
        where (select count(*) from concept
          where owner_id is w.owner and surah = ${surahNumber}) < ${MOST_OWN_CONCEPTS}`,
    )
    .returning();
  if (row === undefined)
    throw new AppError('conflict', 'There are too many concepts of this surah.');
  return toConcept(row);
};

/** Keeps what a concept says now, before it changes. */
const keepVersion = (
  { db, now }: Context,
  userId: UserId,
  id: string,
  change: 'edited' | 'retracted',
) =>
  db.insert(conceptVersion).select(
    sql`select null, id, owner_id, body, ${change}, ${now} from concept
      where id = ${id} and retracted_at is null and ${isTheirs(userId)}`,
  );

const standing = (userId: UserId, id: string) =>
  and(eq(concept.id, id), isNull(concept.retractedAt), isTheirs(userId));

/**
 * Gives a concept a new wording; the old one is kept, and the id stays. Two statements in one round trip.
 * @throws AppError `not_found` when it is not theirs to change; `unprocessable` for a bad reference.
 */
export const editConcept = async (
  ctx: Context,
  userId: UserId,
  id: string,
  form: ConceptForm,
): Promise<Concept> => {
  const { db } = ctx;
  const changed = { surah: form.surahNumber, body: JSON.stringify(toBody(form)) };
  const [, [row]] = await db.batch([
    keepVersion(ctx, userId, id, 'edited'),
    db.update(concept).set(changed).where(standing(userId, id)).returning(),
  ]);
  if (row === undefined) throw new AppError('not_found', 'No such concept.');
  return toConcept(row);
};

/**
 * Takes a concept out of every list; its history stays. Two statements in one round trip.
 * @throws AppError `not_found` when it is not theirs to change, or retracted already.
 */
export const retractConcept = async (ctx: Context, userId: UserId, id: string): Promise<void> => {
  const { db, now } = ctx;
  const [, rows] = await db.batch([
    keepVersion(ctx, userId, id, 'retracted'),
    db
      .update(concept)
      .set({ retractedAt: now })
      .where(standing(userId, id))
      .returning({ id: concept.id }),
  ]);
  if (rows.length === 0) throw new AppError('not_found', 'No such concept.');
};
