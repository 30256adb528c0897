import type { RecalledWords } from '@fahm/contracts/study/recalled-words.ts';
import { MAX_WORDS, NO_SURAH, wordCardId } from '@fahm/contracts/study/word-cards.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Learner } from '../learner/model.ts';
import { rowsOf } from '../rows.ts';
import { RELEARNING_STATE } from './model.ts';

/** The words that a learner recalled on two days and has not forgotten since. One statement. */
export const listRecalledWords = async (ctx: Context, { id }: Learner): Promise<RecalledWords> => {
  const rows = await rowsOf<{ id: string; day: number }>(
    ctx,
    sql`select i.id as id, s.recall_day as day from card_state s join lesson_item i on i.number = s.item
      where s.learner = ${id} and s.surah = ${NO_SURAH} and s.recall_days >= 2
        and s.state <> ${RELEARNING_STATE} and i.retired_at is null limit ${MAX_WORDS}`,
  );
  const prefix = wordCardId('').length;
  return { recalled: Object.fromEntries(rows.map((row) => [row.id.slice(prefix), row.day])) };
};
