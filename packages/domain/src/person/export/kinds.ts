import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { cardState, review } from '@fahm/db/schema/card.ts';
import { coachDay, coachExchange, coachPlan } from '@fahm/db/schema/coach.ts';
import { concept, conceptVersion, editor } from '@fahm/db/schema/concept.ts';
import { document } from '@fahm/db/schema/document.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { folder, folderItem } from '@fahm/db/schema/folder.ts';
import { learner } from '@fahm/db/schema/learner.ts';
import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { masteryTick, objectiveShown } from '@fahm/db/schema/mastery.ts';
import { person } from '@fahm/db/schema/person.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { report } from '@fahm/db/schema/report.ts';
import { session } from '@fahm/db/schema/session.ts';
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { batch } from '../../statements.ts';
import type { UserId } from '../user-id.ts';

/** Whose data; `learner` is -1 for who never studied. */
export type Owner = { userId: UserId; learner: number };

export type Row = Record<string, unknown>;

/** A table that may be long: read in pages, each of which begins after the last row of the one before. */
export type LongKind = {
  name: string;
  /** Rows of a page: so few that a page of the longest ones stays below a few megabytes. */
  most: number;
  /** A column that keeps JSON, which is told as what it is. */
  json?: string;
  page: (ctx: Context, owner: Owner, after: Row | null) => Promise<Row[]>;
};

// What opens doors stays out of a file that people pass on, and so does what the export itself writes down.
const { secretHash: _secret, signIn: _signIn, ...openSession } = getTableColumns(session);
const { exportingUntil: _exporting, ...openPerson } = getTableColumns(person);

/** The tables that hold little of anybody. One statement for each, in one round trip. */
export const shortKinds = async (ctx: Context, { userId }: Owner) => {
  const { db } = ctx;
  const kinds = await batch(ctx, {
    person: db.select(openPerson).from(person).where(eq(person.id, userId)),
    profile: db.select().from(profile).where(eq(profile.personId, userId)),
    session: db.select(openSession).from(session).where(eq(session.personId, userId)),
    entitlement: db.select().from(entitlement).where(eq(entitlement.personId, userId)),
    document: db.select().from(document).where(eq(document.personId, userId)),
    billing_customer: db.select().from(billingCustomer).where(eq(billingCustomer.personId, userId)),
    subscription: db.select().from(subscription).where(eq(subscription.personId, userId)),
    learner: db.select().from(learner).where(eq(learner.personId, userId)),
    editor: db.select().from(editor).where(eq(editor.personId, userId)),
    folder: db.select().from(folder).where(eq(folder.personId, userId)),
    coach_day: db.select().from(coachDay).where(eq(coachDay.personId, userId)),
    coach_plan: db.select().from(coachPlan).where(eq(coachPlan.personId, userId)),
  });
  const documents = kinds.document.map((row) =>
    Object.assign({}, row, { value: JSON.parse(row.value) as unknown }),
  );
  return { ...kinds, document: documents };
};

/** Rows behind one, by the columns that order them; all of them when there is none. */
const behind = (columns: SQL, after: Row | null, names: readonly string[]): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${columns}) > (${sql.join(
        names.map((name) => sql`${after[name]}`),
        sql`, `,
      )})`;

const ROW = { row: sql<number>`rowid` };

/** Rows name lessons by numbers; here by their ids too, as pages do. */
const studied: LongKind[] = [
  {
    name: 'card_state',
    most: 2000,
    json: 'base',
    page: ({ db }, owner, after) =>
      db
        .select({ ...getTableColumns(cardState), card: lessonItem.id })
        .from(cardState)
        .leftJoin(lessonItem, eq(lessonItem.number, cardState.item))
        .where(
          and(
            eq(cardState.learner, owner.learner),
            behind(sql`${cardState.surah}, ${cardState.item}`, after, ['surah', 'item']),
          ),
        )
        .orderBy(asc(cardState.surah), asc(cardState.item))
        .limit(2000),
  },
  {
    name: 'review',
    most: 2000,
    page: ({ db }, owner, after) =>
      db
        .select({ ...getTableColumns(review), card: lessonItem.id })
        .from(review)
        .leftJoin(lessonItem, eq(lessonItem.number, review.item))
        .where(
          and(
            eq(review.learner, owner.learner),
            behind(sql`${review.at}, ${review.key}`, after, ['at', 'key']),
          ),
        )
        .orderBy(asc(review.at), asc(review.key))
        .limit(2000),
  },
  {
    name: 'mastery_tick',
    most: 2000,
    page: ({ db }, { userId }, after) =>
      db
        .select({ ...getTableColumns(masteryTick), objectiveId: lessonItem.id })
        .from(masteryTick)
        .leftJoin(lessonItem, eq(lessonItem.number, masteryTick.objective))
        .where(
          and(
            eq(masteryTick.personId, userId),
            behind(sql`${masteryTick.surah}, ${masteryTick.objective}`, after, [
              'surah',
              'objective',
            ]),
          ),
        )
        .orderBy(asc(masteryTick.surah), asc(masteryTick.objective))
        .limit(2000),
  },
  {
    name: 'objective_shown',
    most: 2000,
    page: ({ db }, owner, after) =>
      db
        .select({ ...getTableColumns(objectiveShown), objectiveId: lessonItem.id })
        .from(objectiveShown)
        .leftJoin(lessonItem, eq(lessonItem.number, objectiveShown.objective))
        .where(
          and(
            eq(objectiveShown.learner, owner.learner),
            behind(sql`${objectiveShown.objective}`, after, ['objective']),
          ),
        )
        .orderBy(asc(objectiveShown.objective))
        .limit(2000),
  },
];

type Written =
  typeof report | typeof concept | typeof conceptVersion | typeof folderItem | typeof coachExchange;

const written = (
  name: string,
  table: Written,
  owner: SQL,
  most: number,
  json?: string,
): LongKind => ({
  name,
  most,
  ...(json === undefined ? {} : { json }),
  page: ({ db }, { userId }, after) =>
    db
      .select({ ...getTableColumns(table), ...ROW })
      .from(table)
      .where(and(sql`${owner} = ${userId}`, behind(sql`rowid`, after, ['row'])))
      .orderBy(sql`rowid`)
      .limit(most),
});

/** The tables that may hold much of somebody, or long texts. */
export const LONG_KINDS: readonly LongKind[] = [
  ...studied,
  written('report', report, sql`person_id`, 100),
  written('concept', concept, sql`owner_id`, 40, 'body'),
  written('concept_version', conceptVersion, sql`owner_id`, 40, 'body'),
  written('folder_item', folderItem, sql`person_id`, 400),
  written('coach_exchange', coachExchange, sql`person_id`, 100, 'answer'),
];
