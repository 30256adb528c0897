import { cardQuerySchema } from '@fahm/contracts/card-query.ts';
import {
  cardParamsSchema,
  casualParamsSchema,
  dueQuerySchema,
  reviewSchema,
  undoReviewSchema,
  type CasualSession,
  type DueItem,
  type Reviewed,
} from '@fahm/contracts/flashcards.ts';
import { listDue } from '@fahm/domain/card/data.ts';
import { reviewCard, undoReview, type CardOfLearner } from '@fahm/domain/card/mutations.ts';
import { readStanding, standingOf, standingWithLogOf } from '@fahm/domain/card/standing.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import { dealCards } from '@fahm/domain/lesson/data.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import {
  learnerOf,
  requireOnboarded,
  requirePerson,
  requirePersonAsking,
} from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitStudy } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';
import { queryParams } from '../query-params.ts';

const cardIdOf = (c: Context<AppEnv>): string => pathParams(c, cardParamsSchema).cardId;

/** The card of a path, as it stood with the learner when their session was read. */
const cardOf = (c: Context<AppEnv>): CardOfLearner => ({
  learner: learnerOf(c),
  entitlements: c.var.session.entitlements,
  cardId: cardIdOf(c),
  standing: readStanding(c.var.asked),
});

/** GET /api/flashcards/casual/{surah}/{count} ([7.9]), /due ([7.10]); POST /{cardId}/review ([7.11]), /undo. */
export const flashcardRoutes = new Hono<AppEnv>()
  .get('/casual/:surah/:count', requirePerson, requireOnboarded, async (c) => {
    const { surah, count } = pathParams(c, casualParamsSchema);
    const { kinds } = queryParams(c, cardQuerySchema);
    const { ctx, session } = c.var;
    assertMayRead(session.entitlements, surah, ctx.now);
    const cards = await dealCards(ctx, surah, count, kinds);
    return c.json<CasualSession>({ cards, total: cards.length, mode: 'casual' });
  })
  .get('/due', requirePerson, requireOnboarded, async (c) => {
    const { offset, kinds, surah } = queryParams(c, dueQuerySchema);
    const { ctx, session } = c.var;
    const { entitlements } = session;
    return c.json<DueItem[]>(
      await listDue(ctx, { learner: learnerOf(c), entitlements, offset, kinds, surah }),
    );
  })
  .post(
    '/:cardId/review',
    requirePersonAsking((c) => standingOf(cardIdOf(c))),
    requireOnboarded,
    limitStudy,
    async (c) => {
      const review = await jsonBody(c, reviewSchema);
      return c.json<Reviewed>(await reviewCard(c.var.ctx, cardOf(c), review));
    },
  )
  .post(
    '/:cardId/undo',
    requirePersonAsking((c) => standingWithLogOf(cardIdOf(c))),
    requireOnboarded,
    limitStudy,
    async (c) => {
      const undo = await jsonBody(c, undoReviewSchema);
      return c.json<Reviewed>(await undoReview(c.var.ctx, cardOf(c), undo));
    },
  );
