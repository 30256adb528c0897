import type { Recitations } from './recitations.ts';

/** What Hono carries through a request. Bindings are unknown until they have been parsed. */
export type AppEnv = {
  Bindings: object;
  Variables: {
    requestId: string;
    recitations: Recitations;
  };
};
