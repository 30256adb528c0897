import { forgetOldEvents, processDue } from '@fahm/domain/billing/ledger.ts';
import { reconcile } from '@fahm/domain/billing/reconcile.ts';
import { createContext } from '@fahm/domain/context.ts';
import { app } from './app.ts';
import { readConfig } from './env-schema.ts';
import { logError } from '@fahm/worker-kit/log.ts';

/** The cron: first what is due in the ledger, then every plan that goes on. */
async function runCron(bindings: object): Promise<void> {
  const { database, stripe, livemode } = readConfig(bindings);
  await processDue(createContext(database), stripe, livemode);
  await forgetOldEvents(createContext(database));
  const { failed } = await reconcile(createContext(database), stripe, livemode);
  if (failed.length > 0) {
    logError(new Error(`${failed.length} plans: ${failed[0]}`), { subject: 'reconcile' });
  }
}

export default {
  fetch: app.fetch,
  scheduled: async (_controller, bindings) => {
    await runCron(bindings).catch((error: unknown) => logError(error, { subject: 'cron' }));
  },
} satisfies ExportedHandler<object>;
