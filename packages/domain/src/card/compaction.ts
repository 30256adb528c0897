import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { RETAINED_REVIEWS, LONGEST_LOG } from '../quotas.ts';
import { rowsOf } from '../rows.ts';
import { createScheduler, type Memory } from './model.ts';
import { batch } from '../statements.ts';

/** Reviews that are folded at once: what a request to the database may carry bounds it. */
const MAX_COMPACTED = 5000;
/** A base says what was remembered, and not when the card is due: any retention makes the same. */
const RETENTION = 0.9;

export type LogLimits = { longest: number; retained: number };

const LIMITS: LogLimits = { longest: LONGEST_LOG, retained: RETAINED_REVIEWS };

type OldRow = {
  key: number;
  at: number;
  grade: number;
  day: number;
  item: number;
  surah: number;
  cardId: string;
  base: string | null;
};

/** The oldest rows of a log, the cards they belong to, and what these remember of still older ones. */
const oldest = (ctx: Context, learner: number, most: number) =>
  rowsOf<OldRow>(
    ctx,
    sql`
    select r.key as key, r.at as at, r.rating as grade, r.day as day, r.item as item, i.surah as surah,
      i.id as "cardId", s.base as base
    from (select * from review where learner = ${learner} order by at, key limit ${most}) r
    join lesson_item i on i.number = r.item
    left join card_state s on s.learner = ${learner} and s.surah = i.surah and s.item = r.item
    order by r.at, r.key`,
  );

/** What takes back the reviews of a log: their keys. */
const takenBack = (ctx: Context, learner: number) =>
  rowsOf<{ key: number }>(
    ctx,
    sql`select -key as key from review where learner = ${learner} and key < 0`,
  );

/** What rows make of a card: the memory that its later reviews are replayed from, as JSON. */
type Base = { surah: number; item: number; base: string };

function basesOf(rows: readonly OldRow[], undone: ReadonlySet<number>) {
  const scheduler = createScheduler(RETENTION);
  const cards = Map.groupBy(rows, ({ item }) => item);
  return [...cards.values()].flatMap((log): Base[] => {
    const [first] = log;
    if (first === undefined) return [];
    const counted = log.filter(({ key, grade }) => grade !== 0 && !undone.has(key));
    const base = first.base === null ? null : (JSON.parse(first.base) as Memory);
    const ratings = counted.map(({ grade, at, day }) => ({
      grade: grade as 1 | 2 | 3 | 4,
      at,
      day,
    }));
    const memory = scheduler.replay(first.cardId, ratings, base);
    const { surah, item } = first;
    return memory === null ? [] : [{ surah, item, base: JSON.stringify(memory) }];
  });
}

/**
 * Folds the oldest reviews of a log that is too long into the bases of their cards, which a review that is taken
 * back is replayed from. Answers how many are folded; 0 when the log is short enough. Rows are deleted by name: a
 * review that arrives meanwhile is none of them.
 */
export const compactLog = async (
  ctx: Context,
  learner: number,
  { longest, retained }: LogLimits = LIMITS,
): Promise<number> => {
  const [counted] = await rowsOf<{ rows: number }>(
    ctx,
    sql`select count(*) as rows from review where learner = ${learner}`,
  );
  const rows = counted?.rows ?? 0;
  if (rows <= longest) return 0;
  const { old, undone } = await batch(ctx, {
    old: oldest(ctx, learner, Math.min(rows - retained, MAX_COMPACTED)),
    undone: takenBack(ctx, learner),
  });
  const bases = JSON.stringify(basesOf(old, new Set(undone.map(({ key }) => key))));
  const keys = JSON.stringify(old.map(({ key }) => key));
  await ctx.db.batch([
    rowsOf(
      ctx,
      sql`update card_state set base = b.base from (select value ->> 'surah' as surah, value ->> 'item' as item,
          value ->> 'base' as base from json_each(${bases})) b
        where learner = ${learner} and card_state.surah = b.surah and card_state.item = b.item`,
    ),
    rowsOf(
      ctx,
      sql`delete from review where learner = ${learner} and key in (select value from json_each(${keys}))`,
    ),
  ]);
  return old.length;
};
