import type { CoachHistory, CoachMessage } from '@fahm/contracts/study/coach.ts';
import { allowanceOf } from '@fahm/domain/coach/allowance.ts';
import { getChat, type Exchange } from '@fahm/domain/coach/data.ts';
import { showAnswer, surahsIn, type Shelf } from '@fahm/domain/coach/show.ts';
import type { Context } from '@fahm/domain/context.ts';
import { assertMayRead, openSurahs } from '@fahm/domain/entitlement/model.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import { textsFor } from './texts-for.ts';
import type { VerseSource } from './verse-source.ts';

const messagesOf = (exchange: Exchange, shelf: Shelf): CoachMessage[] => [
  {
    id: exchange.questionId,
    role: 'user',
    content: exchange.question,
    timestamp: exchange.askedAt,
    verseRefs: [],
  },
  showAnswer({ id: exchange.answerId, timestamp: exchange.answeredAt }, exchange.answer, shelf),
];

/**
 * A chat as it is shown now: with the corpus's text, and with what the lessons say today.
 * @throws ServiceError `subscription_required`.
 */
export async function history(
  { ctx, session, verses }: { ctx: Context; session: Session; verses: VerseSource },
  surah: number,
  translation?: string,
): Promise<CoachHistory> {
  assertMayRead(session.entitlements, surah, ctx.now);
  const { exchanges, passages, used } = await getChat(ctx, session.userId, {
    surah,
    last: openSurahs(session.entitlements, ctx.now),
  });
  const surahs = exchanges.flatMap(({ answer }) => surahsIn(answer));
  const shelf = { passages, texts: await textsFor(verses, surahs, translation) };
  return {
    messages: exchanges.flatMap((exchange) => messagesOf(exchange, shelf)),
    allowance: allowanceOf(session.entitlements, used, ctx.now),
  };
}
