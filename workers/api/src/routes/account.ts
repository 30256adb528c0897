import { accountDeletionSchema } from '@fahm/contracts/account.ts';
import { AppError } from '@fahm/domain/errors.ts';
import { endAllPlans } from '@fahm/domain/billing/manage.ts';
import { exportPerson } from '@fahm/domain/person/export/export.ts';
import { deletePerson } from '@fahm/domain/person/mutations.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { clearSession } from '../auth/cookies.ts';
import { requirePerson } from '../auth/require-person.ts';
import { billingConfig } from '../billing-config.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { talkToStripe } from '../talk-to-stripe.ts';
import { isCrossSite } from '../guard/same-origin.ts';

/** GET /api/account/export: everything about me, as a file. POST /api/account/deletion: none of it any more. */
export const accountRoutes = new Hono<AppEnv>()
  .use(requirePerson, limitWrites)
  .get('/export', async (c) => {
    if (isCrossSite(c)) throw new AppError('forbidden', 'Not from a page of this site.');
    const { ctx, session } = c.var;
    const { userId, learner } = session;
    const file = await exportPerson(ctx, { userId, learner: learner?.id ?? -1 });
    const day = new Date(ctx.now).toISOString().slice(0, 10);
    c.header('content-disposition', `attachment; filename="account-${day}.json"`);
    return c.body(file, 200, { 'content-type': 'application/json' });
  })
  .post('/deletion', async (c) => {
    await jsonBody(c, accountDeletionSchema);
    const billing = billingConfig(c.env);
    // Nobody pays for an account that is gone: when Stripe cannot be told, the account stays.
    if (billing !== null) {
      await talkToStripe(() => endAllPlans(c.var.ctx, billing, c.var.session.userId));
    }
    await deletePerson(c.var.ctx, c.var.session.userId);
    clearSession(c);
    return c.body(null, 204);
  });
