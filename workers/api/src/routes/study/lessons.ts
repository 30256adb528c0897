import type { LessonKind } from '@fahm/contracts/study/lessons.ts';
import { FREE_SURAHS } from '@fahm/contracts/study/public-lessons.ts';
import type { lessonRoutes } from '@fahm/contracts/routes/lessons.ts';
import { listConcepts } from '@fahm/domain/concept/data.ts';
import type { Context as DomainContext } from '@fahm/domain/context.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { getOverview, listCards, listItems } from '@fahm/domain/lesson/data.ts';
import { getProgress } from '@fahm/domain/progress/data.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { learnerOf, sessionOf } from '../../auth/require-person.ts';
import type { Handlers } from '../../serve.ts';

type SurahRequest = { ctx: DomainContext; session: Session; params: { number: number } };

/** A surah's items of a kind, for whom it is open to ([6.1], [6.2], [6.3]). */
const itemsOf =
  <Kind extends LessonKind>(kind: Kind) =>
  ({ ctx, session, params }: SurahRequest) => {
    assertMayRead(session.entitlements, params.number, ctx.now);
    return listItems(ctx, kind, params.number);
  };

/** Who asks, if they are signed in: what everybody reads of surahs 1 to 5 needs no session there (ruling A10). */
const openTo = async (c: Context<AppEnv>, surah: number): Promise<Session | null> => {
  const session = await sessionOf(c);
  if (session === null && surah > FREE_SURAHS)
    throw new ServiceError('unauthorized', 'Unauthorized');
  assertMayRead(session?.entitlements ?? [], surah, c.var.ctx.now);
  return session;
};

/** The lessons of one surah. */
export const lessonHandlers: Handlers<typeof lessonRoutes> = {
  getOverview: async ({ c, ctx, params }) => {
    await openTo(c, params.number);
    return { overview: await getOverview(ctx, params.number) };
  },
  listConcepts: async ({ c, ctx, params }) => {
    const session = await openTo(c, params.number);
    return listConcepts(ctx, params.number, session?.userId ?? null);
  },
  listRules: itemsOf('rule'),
  listStories: itemsOf('story'),
  /** As far as the client knows their kinds (ruling A33). */
  listFlashcards: ({ ctx, session, params, query }) => {
    assertMayRead(session.entitlements, params.number, ctx.now);
    return listCards(ctx, params.number, query.kinds);
  },
  listMasteries: itemsOf('mastery'),
  getSurahProgress: ({ ctx, session, params, query }) => {
    const of = { userId: session.userId, learner: learnerOf(session), ...query };
    return getProgress(ctx, of, params.number);
  },
};
