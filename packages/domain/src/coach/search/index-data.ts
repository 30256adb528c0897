import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { IndexNames, IndexPart } from './index-part.ts';
import type { SearchIndex } from './search.ts';
import { namesOf } from './units.ts';

/** How long an isolate keeps the index, in milliseconds: lessons are loaded at any time. */
const CACHED_MS = 300_000;
/** Most rows that are read; the whole Qur'an takes about half as many. */
const MAX_ROWS = 500;

type CachedIndex = { index: SearchIndex; until: number };

const cached = new WeakMap<D1Database, CachedIndex>();

/** The statement that reads the index. */
const rowsOf = ({ db }: Context) =>
  db
    .select({ body: lessonItem.body })
    .from(lessonItem)
    .where(and(eq(lessonItem.kind, 'index'), isNull(lessonItem.retiredAt)))
    .orderBy(asc(lessonItem.surah), asc(lessonItem.position))
    .limit(MAX_ROWS);

/** The index of all lessons. One statement for an isolate's first question, and none for those that follow. */
export async function readIndex(ctx: Context): Promise<SearchIndex> {
  const { $client } = ctx.db;
  const known = cached.get($client);
  if (known !== undefined && ctx.now < known.until) return known.index;
  const bodies = (await rowsOf(ctx)).map(({ body }) => JSON.parse(body) as IndexPart | IndexNames);
  const index = {
    parts: bodies.filter((it) => 'items' in it),
    names: namesOf(bodies.filter((it) => 'names' in it)),
  };
  cached.set($client, { index, until: ctx.now + CACHED_MS });
  return index;
}
