import type { Context } from '@fahm/domain/context.ts';
import type { Session } from '@fahm/domain/session/data.ts';

/** What Hono carries through a request. Bindings are unknown until `parseEnv` has read them. */
export type AppEnv = {
  Bindings: object;
  Variables: {
    requestId: string;
    ctx: Context;
    /** Set by `requirePerson`: only routes behind it may read it. */
    session: Session;
    /** What `requirePersonWith` read; null behind `requirePerson`. */
    personValue: string | null;
  };
};
