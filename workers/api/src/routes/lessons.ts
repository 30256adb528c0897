import type { Concept, LessonKind } from '@fahm/contracts/lessons.ts';
import type { SurahProgress } from '@fahm/contracts/progress.ts';
import { dayQuerySchema } from '@fahm/contracts/study-day.ts';
import { surahParamsSchema } from '@fahm/contracts/surahs.ts';
import { listConcepts } from '@fahm/domain/concept/data.ts';
import { assertMayRead, FREE_SURAHS } from '@fahm/domain/entitlement/model.ts';
import { AppError } from '@fahm/domain/errors.ts';
import { listItems } from '@fahm/domain/lesson/data.ts';
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

/** Concepts are asked for by everybody: those of surahs 1 to 5 need no session (ruling A10). */
const answerConcepts = async (c: Context<AppEnv>) => {
  const number = surahOf(c);
  const { ctx } = c.var;
  const session = await sessionOf(c);
  if (session === null && number > FREE_SURAHS) throw new AppError('unauthorized', 'Unauthorized');
  assertMayRead(session?.entitlements ?? [], number, ctx.now);
  return c.json<Concept[]>(await listConcepts(ctx, number, session?.userId ?? null));
};

/** GET /api/surahs/{number}/concepts ([7.5]), /rules, /stories, /flashcards, /masteries ([7.6]), /progress ([7.4]). */
export const lessonRoutes = new Hono<AppEnv>()
  .get('/:number/concepts', answerConcepts)
  .get('/:number/rules', requirePerson, requireOnboarded, answerItems('rule'))
  .get('/:number/stories', requirePerson, requireOnboarded, answerItems('story'))
  .get('/:number/flashcards', requirePerson, requireOnboarded, answerItems('card'))
  .get('/:number/masteries', requirePerson, requireOnboarded, answerItems('mastery'))
  .get('/:number/progress', requirePerson, requireOnboarded, async (c) => {
    const number = surahOf(c);
    const { offset } = queryParams(c, dayQuerySchema);
    const of = { userId: c.var.session.userId, learner: learnerOf(c), offset };
    return c.json<SurahProgress>(await getProgress(c.var.ctx, of, number));
  });
