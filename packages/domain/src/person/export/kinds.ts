import { cardState, review } from '@fahm/db/schema/card.ts';
import { coachExchange } from '@fahm/db/schema/coach.ts';
import { concept, conceptVersion } from '@fahm/db/schema/concept.ts';
import { folderItem } from '@fahm/db/schema/folder.ts';
import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { masteryTick, objectiveShown } from '@fahm/db/schema/mastery.ts';
import { person } from '@fahm/db/schema/person.ts';
import { report } from '@fahm/db/schema/report.ts';
import { session } from '@fahm/db/schema/session.ts';
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from '../../context.ts';
import { QUOTAS, type PeopleTable, type Quota } from '../../quotas.ts';
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

/** Of some tables the file tells other columns than all, or JSON as what it is. */
const openColumns: Partial<Record<PeopleTable, Record<string, SQLiteColumn>>> = {
  session: openSession,
};
const readJson = ({ value, ...row }: Row): Row => ({ ...row, value: JSON.parse(String(value)) });

/** The tables that hold little of anybody, as `QUOTAS` lists them. One statement for each, in one round trip. */
export const shortKinds = async (
  ctx: Context,
  { userId }: Owner,
): Promise<Record<string, Row[]>> => {
  const { db } = ctx;
  const quotas = Object.entries(QUOTAS) as [PeopleTable, Quota][];
  const whole = quotas.flatMap(([name, { whole: table }]) =>
    table === undefined
      ? []
      : [
          [
            name,
            db
              .select(openColumns[name] ?? getTableColumns(table))
              .from(table)
              .where(eq(table.personId, userId)),
          ] as const,
        ],
  );
  const kinds: Record<string, Row[]> = await batch(ctx, {
    person: db.select(openPerson).from(person).where(eq(person.id, userId)),
    ...Object.fromEntries(whole),
  });
  return { ...kinds, document: (kinds['document'] ?? []).map(readJson) };
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
  | typeof report
  | typeof concept
  | typeof conceptVersion
  | typeof folderItem
  | typeof coachExchange;

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
