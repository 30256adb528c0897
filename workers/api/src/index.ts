import { createContext, type Context } from '@fahm/domain/context.ts';
import { runHousekeeping } from '@fahm/domain/housekeeping.ts';
import { forgetOld } from '@fahm/domain/retention.ts';
import { app } from './app.ts';
import { parseEnv } from './env-schema.ts';
import { logError } from '@fahm/worker-kit/log.ts';

/** What the cron does: what is kept of people goes back to its quotas, and what has had its time goes. */
const JOBS: Record<string, (ctx: Context) => Promise<unknown>> = {
  housekeeping: (ctx) => runHousekeeping(ctx),
  retention: forgetOld,
};

export default {
  fetch: app.fetch,
  scheduled: async (_controller, bindings) => {
    for (const [path, job] of Object.entries(JOBS)) {
      // One that fails keeps no other from its turn.
      await job(createContext(parseEnv(bindings).DB)).catch((error: unknown) =>
        logError(error, { requestId: 'cron', method: 'CRON', path }),
      );
    }
  },
} satisfies ExportedHandler<object>;
