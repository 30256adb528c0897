import type { Context } from '@fahm/domain/context.ts';

/** What Hono carries through a request. Bindings are unknown until `parseEnv` has read them. */
export type AppEnv = {
  Bindings: object;
  Variables: {
    requestId: string;
    ctx: Context;
  };
};
