import { announcedCardKinds } from '@fahm/contracts/study/card-kinds.ts';
import type {
  PassageProgress,
  ProgressRow,
  SurahProgress,
} from '@fahm/contracts/study/progress.ts';
import { surahCount } from '@fahm/contracts/quran/surahs.ts';
import { sql, type SQL } from 'drizzle-orm';
import { dueBy } from '../card/data.ts';
import { isSentOfItem, type AnnouncedKinds } from '../card/kinds.ts';
import { RELEARNING_STATE } from '../card/model.ts';
import type { Context } from '../context.ts';
import type { Learner } from '../learner/model.ts';
import type { UserId } from '../person/user-id.ts';
import { laterOf, percentageOf } from './model.ts';
import { rowsOf } from '../rows.ts';
import { batch } from '../statements.ts';

export type ProgressOf = {
  userId: UserId;
  learner: Learner;
  offset: number;
  /** Cards of other kinds are not counted: the client is not sent them. */
  kinds: AnnouncedKinds;
};

type Ticked = { surah: number; total: number; completed: number; tickedAt: number | null };
type Begun = { surah: number; started: number; due: number; reviewedAt: number | null };

const isDue = ({ now }: Context, { offset, kinds }: ProgressOf): SQL =>
  sql`((${dueBy(now, offset).isDue}) and i.retired_at is null and ${isSentOfItem(kinds)})`;

/** Begun cards by surah. A card that the lessons no longer have is begun, and never due. */
const begunCards = (ctx: Context, of: ProgressOf) =>
  rowsOf<Begun>(
    ctx,
    sql`
    select s.surah as surah, sum(${isSentOfItem(of.kinds)}) as started,
      max(s.last_review_at) as "reviewedAt", sum(${isDue(ctx, of)}) as due
    from card_state s join lesson_item i on i.number = s.item
    where s.learner = ${of.learner.id} group by s.surah`,
  );

type BegunOfPassage = Omit<Begun, 'surah' | 'reviewedAt'> & {
  passage: string | null;
  known: number;
  reviewedAt: number;
};

/** Begun cards of a surah by passage of its map; those of none, and retired ones, under null. */
const begunByPassage = (ctx: Context, of: ProgressOf, surah: number) =>
  rowsOf<BegunOfPassage>(
    ctx,
    sql`
    select case when i.retired_at is null then json_extract(i.body, '$.passage') end as passage,
      sum(${isSentOfItem(of.kinds)}) as started, max(s.last_review_at) as "reviewedAt",
      sum(${isDue(ctx, of)}) as due, sum(s.recall_days >= 2 and s.state <> ${RELEARNING_STATE}
        and ${isSentOfItem(of.kinds)}) as known
    from card_state s join lesson_item i on i.number = s.item
    where s.learner = ${of.learner.id} and s.surah = ${surah} group by 1`,
  );

/** Of each surah, how many objectives there are and how many of them are ticked. */
const tickedObjectives = (ctx: Context, { userId }: ProgressOf) =>
  rowsOf<Ticked>(
    ctx,
    sql`
    select l.surah as surah, l.objectives as total, count(o.number) as completed,
      max(t.completed_at) as "tickedAt"
    from lesson_surah l left join mastery_tick t on t.person_id = ${userId} and t.surah = l.surah
    left join lesson_item o on o.number = t.objective and o.retired_at is null
    group by l.surah`,
  );

/** How a learner stands with each of the 114 surahs, in order. Two statements in one round trip. */
export const listProgress = async (ctx: Context, of: ProgressOf): Promise<ProgressRow[]> => {
  const { ticked, begun } = await batch(ctx, {
    ticked: tickedObjectives(ctx, of),
    begun: begunCards(ctx, of),
  });
  const ticks = new Map(ticked.map((row) => [row.surah, row]));
  const cards = new Map(begun.map((row) => [row.surah, row]));
  return Array.from({ length: surahCount }, (_, at) => {
    const surahNumber = at + 1;
    const tick = ticks.get(surahNumber);
    const card = cards.get(surahNumber);
    return {
      surahNumber,
      percentage: percentageOf(tick?.completed ?? 0, tick?.total ?? 0),
      dueCards: card?.due ?? 0,
      startedCards: card?.started ?? 0,
      lastActivityAt: laterOf(tick?.tickedAt ?? null, card?.reviewedAt ?? null),
    };
  });
};

type Totals = Omit<Ticked, 'surah'> & { cards: number; passages: string };
type CardsOfPassage = { id: string; cards: number };

const passagesOf = (totals: string, begun: readonly BegunOfPassage[]): PassageProgress[] =>
  (JSON.parse(totals) as CardsOfPassage[]).map(({ id, cards }) => {
    const { started = 0, due = 0, known = 0 } = begun.find(({ passage }) => passage === id) ?? {};
    return { id, cards, started, due, known };
  });

const sumOf = (rows: readonly BegunOfPassage[], column: 'started' | 'due'): number =>
  rows.reduce((sum, row) => sum + row[column], 0);

type CardCounts = { first: SQL; cards: SQL; passages: SQL };

/**
 * How many cards a surah and its passages have for the client: counted when lessons are loaded for one that
 * knows all kinds, and one by one for another.
 */
function cardCounts(surah: number, kinds: AnnouncedKinds): CardCounts {
  if (kinds.length === announcedCardKinds.length) {
    return { first: sql``, cards: sql`l.cards`, passages: sql`l.passages` };
  }
  return {
    first: sql`with sent as (select json_extract(i.body, '$.passage') as passage, count(*) as cards
      from lesson_item i where i.kind = 'card' and i.surah = ${surah} and i.retired_at is null
        and ${isSentOfItem(kinds)} group by 1)`,
    cards: sql`(select coalesce(sum(cards), 0) from sent)`,
    passages: sql`(select json_group_array(json_object('id', j.value ->> 'id', 'cards',
      coalesce((select cards from sent where passage = j.value ->> 'id'), 0)))
      from json_each(l.passages) j)`,
  };
}

/** How a learner stands with one surah, and with each passage of its map. Two statements in one round trip. */
export const getProgress = async (
  ctx: Context,
  of: ProgressOf,
  surah: number,
): Promise<SurahProgress> => {
  const counts = cardCounts(surah, of.kinds);
  const totals = rowsOf<Totals>(
    ctx,
    sql`${counts.first}
    select l.objectives as total, ${counts.cards} as cards, ${counts.passages} as passages, count(o.number) as completed,
      max(t.completed_at) as "tickedAt"
    from lesson_surah l left join mastery_tick t on t.person_id = ${of.userId} and t.surah = l.surah
    left join lesson_item o on o.number = t.objective and o.retired_at is null
    where l.surah = ${surah} group by l.surah`,
  );
  const {
    totals: [total],
    begun,
  } = await batch(ctx, { totals, begun: begunByPassage(ctx, of, surah) });
  const objectives = { completed: total?.completed ?? 0, total: total?.total ?? 0 };
  const reviewedAt = Math.max(0, ...begun.map((row) => row.reviewedAt)) || null;
  return {
    percentage: percentageOf(objectives.completed, objectives.total),
    objectives,
    cards: {
      total: total?.cards ?? 0,
      started: sumOf(begun, 'started'),
      due: sumOf(begun, 'due'),
    },
    lastActivityAt: laterOf(total?.tickedAt ?? null, reviewedAt),
    passages: passagesOf(total?.passages ?? '[]', begun),
  };
};
