import { cardParamsSchema } from '@fahm/contracts/study/flashcards.ts';
import type { studyRoutes } from '@fahm/contracts/routes/study.ts';
import { listDue } from '@fahm/domain/card/data.ts';
import { reviewCard, undoReview, type CardOfLearner } from '@fahm/domain/card/mutations.ts';
import {
  parseCardSnapshot,
  cardSnapshot,
  cardSnapshotWithLog,
} from '@fahm/domain/card/snapshot.ts';
import { listRecalledWords } from '@fahm/domain/card/recalled-words.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import { saveStudySettings, studySettingsOf } from '@fahm/domain/learner/mutations.ts';
import { dealCards } from '@fahm/domain/lesson/data.ts';
import { listObjectives, type MasteryOfLearner } from '@fahm/domain/mastery/data.ts';
import { tickObjective } from '@fahm/domain/mastery/mutations.ts';
import { listProgress } from '@fahm/domain/progress/data.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import { getActivity, getStatistics } from '@fahm/domain/statistics/data.ts';
import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { learnerOf } from '../../auth/require-person.ts';
import { pathParams } from '@fahm/worker-kit/path-params.ts';
import type { Handlers } from '../../serve.ts';

const cardIdOf = (c: Context<AppEnv>): string => pathParams(c, cardParamsSchema).cardId;

/** The card of a path, as it stood with the learner when their session was read. */
const cardOf = (c: Context<AppEnv>, session: Session): CardOfLearner => ({
  learner: learnerOf(session),
  entitlements: session.entitlements,
  cardId: cardIdOf(c),
  snapshot: parseCardSnapshot(c.var.personValue),
});

const masteryOf = (session: Session, { id }: { id: string }): MasteryOfLearner => ({
  id,
  userId: session.userId,
  entitlements: session.entitlements,
  learner: learnerOf(session),
});

/** Cards, mastery, progress and settings of a learner. */
export const studyHandlers: Handlers<typeof studyRoutes> = {
  getCasualSession: async ({ ctx, session, params, query }) => {
    assertMayRead(session.entitlements, params.surah, ctx.now);
    const cards = await dealCards(ctx, params.surah, params.count, query.kinds);
    return { cards, total: cards.length, mode: 'casual' };
  },
  listDueCards: ({ ctx, session, query }) =>
    listDue(ctx, { learner: learnerOf(session), entitlements: session.entitlements, ...query }),
  reviewCard: {
    reads: (c) => cardSnapshot(cardIdOf(c)),
    handler: ({ c, ctx, session, body }) => reviewCard(ctx, cardOf(c, session), body),
  },
  undoReview: {
    reads: (c) => cardSnapshotWithLog(cardIdOf(c)),
    handler: ({ c, ctx, session, body }) => undoReview(ctx, cardOf(c, session), body),
  },

  getMasteryProgress: ({ ctx, session, params }) => listObjectives(ctx, masteryOf(session, params)),
  tickObjective: ({ ctx, session, params, body }) =>
    tickObjective(ctx, masteryOf(session, params), body),
  listProgress: ({ ctx, session, query }) =>
    listProgress(ctx, { userId: session.userId, learner: learnerOf(session), ...query }),

  listRecalledWords: ({ ctx, session }) => listRecalledWords(ctx, learnerOf(session)),
  getStudySettings: ({ session }) => studySettingsOf(learnerOf(session)),
  saveStudySettings: ({ ctx, session, body }) => saveStudySettings(ctx, learnerOf(session), body),
  getActivity: ({ ctx, session, query }) => getActivity(ctx, learnerOf(session), query.offset),
  getStatistics: ({ ctx, session, query }) =>
    getStatistics(ctx, { learner: learnerOf(session), ...query }),
};
