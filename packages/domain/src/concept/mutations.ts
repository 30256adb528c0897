import {
  MAX_CONCEPT_VERSIONS,
  MAX_OWN_CONCEPTS,
  type ConceptForm,
} from '@fahm/contracts/study/concepts.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { concept, conceptVersion } from '@fahm/db/schema/concept.ts';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { QUOTAS } from '../quotas.ts';
import { isTheirs } from './data.ts';
import { newConceptId, toBody, toConcept } from './model.ts';
import { batch, selectList } from '../statements.ts';

/**
 * Whether there is room for a concept in a surah: among the owner's of that surah (null owns what is published),
 * and among all that a person has. `except` is the concept that it takes the place of.
 */
const hasRoom = (
  owner: SQL,
  { surah, body, except }: { surah: number; body: string; except: string },
) =>
  sql`(select count(*) from concept o where o.owner_id is ${owner} and o.surah = ${surah}
      and o.id <> ${except}) < ${MAX_OWN_CONCEPTS}
    and (${owner} is null or (select count(*) < ${QUOTAS.concept.rows}
        and coalesce(sum(octet_length(o.body)), 0) + octet_length(${body}) <= ${QUOTAS.concept.bytes}
      from concept o where o.owner_id = ${owner} and o.id <> ${except}))`;

const full = (): ServiceError =>
  new ServiceError('conflict', 'There are too many concepts of this surah, or in all.');

/**
 * Creates a concept: an editor's is published, everybody else's is their own (ruling A23). One statement.
 * @throws ServiceError `unprocessable` for a reference that names no verse; `conflict` at the most of a surah.
 */
export const createConcept = async (
  { db, now }: Context,
  userId: UserId,
  form: ConceptForm,
): Promise<Concept> => {
  const { surahNumber: surah, title } = form;
  const body = JSON.stringify(toBody(form));
  const [row] = await db
    .insert(concept)
    .select(
      sql`select ${selectList(concept, {
        id: newConceptId(surah, title),
        ownerId: sql`w.owner`,
        surah,
        body,
        createdAt: now,
        retractedAt: null,
      })}
        from (select case when exists (select 1 from editor where person_id = ${userId})
          then null else ${userId} end as owner) w
        where ${hasRoom(sql`w.owner`, { surah, body, except: '' })}`,
    )
    .returning();
  if (row === undefined) throw full();
  return toConcept(row);
};

const oldest = (whose: SQL, most: number): SQL =>
  sql`(select id from concept_version where ${whose} order by replaced_at desc, id desc limit 1 offset ${most - 1})`;

/**
 * Keeps what a concept says now, before it changes, if `only` holds. Of more wordings than are kept the oldest
 * gives its row to the new one: of the concept's, or of all that the person has.
 */
const storeVersion = (
  { db, now }: Context,
  { userId, id }: { userId: UserId; id: string },
  change: 'edited' | 'retracted',
  only: SQL = sql`true`,
) =>
  db
    .insert(conceptVersion)
    .select(
      sql`select ${selectList(conceptVersion, {
        id: sql`coalesce(${oldest(sql`concept_id = ${id}`, MAX_CONCEPT_VERSIONS)},
          ${oldest(sql`owner_id = c.owner_id`, QUOTAS.concept_version.rows)})`,
        conceptId: sql`id`,
        ownerId: sql`owner_id`,
        body: sql`body`,
        change,
        replacedAt: now,
      })} from concept c
        where id = ${id} and retracted_at is null and ${isTheirs(userId)} and ${only}`,
    )
    .onConflictDoUpdate({
      target: conceptVersion.id,
      set: {
        conceptId: sql`excluded.concept_id`,
        ownerId: sql`excluded.owner_id`,
        body: sql`excluded.body`,
        change: sql`excluded.change`,
        replacedAt: sql`excluded.replaced_at`,
      },
    });

const notRetracted = (userId: UserId, id: string) =>
  and(eq(concept.id, id), isNull(concept.retractedAt), isTheirs(userId));

/**
 * Gives a concept a new wording, or another surah; the old one is kept, and the id stays. Two statements in one
 * round trip, and one more when it is refused.
 * @throws ServiceError `not_found` when it is not theirs to change; `unprocessable` for a bad reference; `conflict`
 * at the most of the surah, or of the person.
 */
export const editConcept = async (
  ctx: Context,
  userId: UserId,
  id: string,
  form: ConceptForm,
): Promise<Concept> => {
  const { db } = ctx;
  const { surahNumber: surah } = form;
  const body = JSON.stringify(toBody(form));
  const fits = (owner: SQL) => hasRoom(owner, { surah, body, except: id });
  const {
    edited: [row],
  } = await batch(ctx, {
    stored: storeVersion(ctx, { userId, id }, 'edited', fits(sql`c.owner_id`)),
    edited: db
      .update(concept)
      .set({ surah, body })
      .where(and(notRetracted(userId, id), fits(sql`${concept}.owner_id`)))
      .returning(),
  });
  if (row !== undefined) return toConcept(row);
  const [found] = await db.select({ id: concept.id }).from(concept).where(notRetracted(userId, id));
  throw found === undefined ? new ServiceError('not_found', 'No such concept.') : full();
};

/**
 * Takes a concept out of every list; its history stays. Two statements in one round trip.
 * @throws ServiceError `not_found` when it is not theirs to change, or retracted already.
 */
export const retractConcept = async (ctx: Context, userId: UserId, id: string): Promise<void> => {
  const { db, now } = ctx;
  const { retracted } = await batch(ctx, {
    stored: storeVersion(ctx, { userId, id }, 'retracted'),
    retracted: db
      .update(concept)
      .set({ retractedAt: now })
      .where(notRetracted(userId, id))
      .returning({ id: concept.id }),
  });
  if (retracted.length === 0) throw new ServiceError('not_found', 'No such concept.');
};
