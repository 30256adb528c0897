import type { Library } from './text/library.ts';

/** What Hono carries through a request. Bindings are unknown until they have been parsed. */
export type AppEnv = {
  Bindings: object;
  Variables: {
    requestId: string;
    library: Library;
  };
};
