import { createContext } from '@fahm/domain/context.ts';
import { runHousekeeping } from '@fahm/domain/housekeeping.ts';
import { app } from './app.ts';
import { parseEnv } from './env-schema.ts';
import { logError } from '@fahm/worker-kit/log.ts';

export default {
  fetch: app.fetch,
  /** The cron: what is kept of people goes back to its quotas. */
  scheduled: async (_controller, bindings) => {
    await runHousekeeping(createContext(parseEnv(bindings).DB)).catch((error: unknown) =>
      logError(error, { requestId: 'cron', method: 'CRON', path: 'housekeeping' }),
    );
  },
} satisfies ExportedHandler<object>;
