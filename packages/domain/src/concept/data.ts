import { MAX_CONCEPT_VERSIONS, type ConceptVersion } from '@fahm/contracts/study/concepts.ts';
import { maxLessonItems, type Concept } from '@fahm/contracts/study/lessons.ts';
import { concept, conceptVersion } from '@fahm/db/schema/concept.ts';
import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { itemsOf, readBody } from '../lesson/data.ts';
import type { UserId } from '../person/user-id.ts';
import { toConcept } from './model.ts';
import { batch } from '../statements.ts';

const MAX_OWN_CONCEPTS_READ = 300;
const columns = {
  id: concept.id,
  surah: concept.surah,
  ownerId: concept.ownerId,
  body: concept.body,
};

const isOf = (userId: UserId | null): SQL | undefined =>
  userId === null
    ? isNull(concept.ownerId)
    : or(isNull(concept.ownerId), eq(concept.ownerId, userId));

/** What a person may change: their own, and for an editor what is published. */
export const isTheirs = (userId: UserId): SQL => sql`(owner_id = ${userId}
  or owner_id is null and exists (select 1 from editor where person_id = ${userId}))`;

/** Concepts of a surah that were written here, the oldest first. */
const written = ({ db }: Context, surah: number, whose: SQL | undefined) =>
  db
    .select(columns)
    .from(concept)
    .where(and(whose, eq(concept.surah, surah), isNull(concept.retractedAt)))
    .orderBy(asc(concept.createdAt), asc(concept.id))
    .limit(MAX_OWN_CONCEPTS_READ);

/**
 * The concepts of a surah: of the lessons, published here, and the person's own; nobody's own for null.
 * Whether the surah is open is the caller's to ask. Two statements in one round trip.
 */
export const listConcepts = async (
  ctx: Context,
  surah: number,
  userId: UserId | null,
): Promise<Concept[]> => {
  const { lessons, others } = await batch(ctx, {
    lessons: itemsOf(ctx, 'concept', surah),
    others: written(ctx, surah, isOf(userId)),
  });
  return [...lessons.map((row) => readBody(row) as Concept), ...others.map(toConcept)].slice(
    0,
    maxLessonItems,
  );
};

/** The concepts of a surah that a person may change, whether the surah is open or not. One statement. */
export const listChangeable = async (
  ctx: Context,
  surah: number,
  userId: UserId,
): Promise<Concept[]> => (await written(ctx, surah, isTheirs(userId))).map(toConcept);

/**
 * Earlier wordings of a concept, the latest first. Two statements in one round trip.
 * @throws ServiceError `not_found` when it is not theirs to change.
 */
export const listVersions = async (
  ctx: Context,
  id: string,
  userId: UserId,
): Promise<ConceptVersion[]> => {
  const { db } = ctx;
  const theirs = and(eq(concept.id, id), isTheirs(userId));
  const {
    concepts: [row],
    versions,
  } = await batch(ctx, {
    concepts: db.select(columns).from(concept).where(theirs).limit(1),
    versions: db
      .select()
      .from(conceptVersion)
      .where(eq(conceptVersion.conceptId, id))
      .orderBy(desc(conceptVersion.replacedAt), desc(conceptVersion.id))
      .limit(MAX_CONCEPT_VERSIONS),
  });
  if (row === undefined) throw new ServiceError('not_found', 'No such concept.');
  return versions.map(({ body, replacedAt, change }) => ({
    concept: toConcept({ ...row, body }),
    replacedAt,
    change,
  }));
};
