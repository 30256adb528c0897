import { NO_SURAH } from '@fahm/contracts/study/word-cards.ts';
import { sql, type SQL } from 'drizzle-orm';
import { openWords, type Entitlement } from '../entitlement/model.ts';
import type { Learner } from '../learner/model.ts';
import { isSentOfItem, type AnnouncedKinds } from './kinds.ts';

/** Whose deck it is, when it is, and since when their day lasts. */
export type DeckOf = {
  learner: Learner;
  entitlements: readonly Entitlement[];
  kinds: AnnouncedKinds;
  now: number;
  today: number;
};

/** Whether a lesson has asked the word of the row `i` today by a card of its own: it is not asked twice on one day. */
export const isAskedToday = (learner: Learner, today: number): SQL => sql`exists (
  select 1 from json_each(i.body, '$.alsoAsked') c cross join lesson_item a on a.id = c.value
  cross join card_state t on t.learner = ${learner.id} and t.surah = a.surah and t.item = a.number
  where t.last_review_at >= ${today})`;

/** Words that are open to the learner, not begun, and not asked today. */
const unbegun = ({ learner, entitlements, kinds, now, today }: DeckOf): SQL => sql`
  i.kind = 'word' and i.surah = ${NO_SURAH} and i.position < ${openWords(entitlements, now)}
  and i.retired_at is null and ${isSentOfItem(kinds)} and not ${isAskedToday(learner, today)}
  and not exists (select 1 from card_state s
    where s.learner = ${learner.id} and s.surah = i.surah and s.item = i.number)`;

/**
 * The new words of a day as rows like those of new cards, `most` of them: those of the chosen surah first, those that
 * it has most of ahead, then by how often they are met. Begun ones are walked through, unless `most` is 0.
 */
export function newWords(of: DeckOf, most: SQL): SQL {
  const byRank = (others: SQL) => sql`select i.body as body, 3 as wrapped, i.surah as surah,
    i.position as position from lesson_item i where ${unbegun(of)}${others} order by i.position limit ${most}`;
  const { wordsOfSurah } = of.learner;
  if (wordsOfSurah === null) return byRank(sql``);
  const order = sql`lesson_item o, json_each(o.body) j`;
  const ofSurah = sql`o.kind = 'words' and o.surah = ${wordsOfSurah} and o.retired_at is null`;
  const others = sql` and i.position not in (select j.value from ${order} where ${ofSurah})`;
  return sql`select body, wrapped, surah, position from (
      select i.body as body, 2 as wrapped, i.surah as surah, j.key as position
      from ${order} join lesson_item i on i.position = j.value
      where ${ofSurah} and ${unbegun(of)} order by j.key limit ${most})
    union all select body, wrapped, surah, position from (${byRank(others)}) limit ${most}`;
}
