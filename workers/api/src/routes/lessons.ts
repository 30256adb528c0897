import { cardDayQuerySchema, cardQuerySchema } from '@fahm/contracts/card-query.ts';
import type { Concept, Flashcard, LessonKind } from '@fahm/contracts/lessons.ts';
import { FREE_SURAHS } from '@fahm/contracts/public-parts.ts';
import type { SurahProgress } from '@fahm/contracts/progress.ts';
import type { SurahOverviewReply } from '@fahm/contracts/surah-overview.ts';
import { surahParamsSchema } from '@fahm/contracts/surahs.ts';
import { listConcepts } from '@fahm/domain/concept/data.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import { AppError } from '@fahm/domain/errors.ts';
import { getOverview, listCards, listItems } from '@fahm/domain/lesson/data.ts';
import { getProgress } from '@fahm/domain/progress/data.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { learnerOf, requireOnboarded, requirePerson, sessionOf } from '../auth/require-person.ts';
import { pathParams } from '../path-params.ts';
import { queryParams } from '../query-params.ts';

const surahOf = (c: Context<AppEnv>): number => pathParams(c, surahParamsSchema).number;

/** A surah's items of a kind, for whom it is open to ([6.1], [6.2], [6.3]). */
const answerItems = (kind: LessonKind) => async (c: Context<AppEnv>) => {
  const number = surahOf(c);
  const { ctx, session } = c.var;
  assertMayRead(session.entitlements, number, ctx.now);
  return c.json(await listItems(ctx, kind, number));
};

/** Its cards, as far as the client knows their kinds (ruling A33). */
const answerCards = async (c: Context<AppEnv>) => {
  const number = surahOf(c);
  const { kinds } = queryParams(c, cardQuerySchema);
  const { ctx, session } = c.var;
  assertMayRead(session.entitlements, number, ctx.now);
  return c.json<Flashcard[]>(await listCards(ctx, number, kinds));
};

/**
 * The surah that is asked about, and by whom: what is read by everybody of surahs 1 to 5 needs no session there
 * (ruling A10).
 */
const openTo = async (c: Context<AppEnv>) => {
  const number = surahOf(c);
  const session = await sessionOf(c);
  if (session === null && number > FREE_SURAHS) throw new AppError('unauthorized', 'Unauthorized');
  assertMayRead(session?.entitlements ?? [], number, c.var.ctx.now);
  return { number, userId: session?.userId ?? null };
};

const answerConcepts = async (c: Context<AppEnv>) => {
  const { number, userId } = await openTo(c);
  return c.json<Concept[]>(await listConcepts(c.var.ctx, number, userId));
};

const answerOverview = async (c: Context<AppEnv>) => {
  const { number } = await openTo(c);
  return c.json<SurahOverviewReply>({ overview: await getOverview(c.var.ctx, number) });
};

/** GET /api/surahs/{number}/overview, /concepts ([7.5]), /rules, /stories, /flashcards, /masteries ([7.6]), /progress ([7.4]). */
export const lessonRoutes = new Hono<AppEnv>()
  .get('/:number/overview', answerOverview)
  .get('/:number/concepts', answerConcepts)
  .get('/:number/rules', requirePerson, requireOnboarded, answerItems('rule'))
  .get('/:number/stories', requirePerson, requireOnboarded, answerItems('story'))
  .get('/:number/flashcards', requirePerson, requireOnboarded, answerCards)
  .get('/:number/masteries', requirePerson, requireOnboarded, answerItems('mastery'))
  .get('/:number/progress', requirePerson, requireOnboarded, async (c) => {
    const number = surahOf(c);
    const { offset, kinds } = queryParams(c, cardDayQuerySchema);
    const of = { userId: c.var.session.userId, learner: learnerOf(c), offset, kinds };
    return c.json<SurahProgress>(await getProgress(c.var.ctx, of, number));
  });
