import * as z from 'zod/mini';

/** One immutable build of a remote, as it is published. Paths are relative to its origin. */
const remoteVersionSchema = z.object({
  /** Address below which the version's files lie, ending in a slash; it never changes. */
  origin: z.url().check(z.endsWith('/')),
  /** The federation container. */
  entry: z.string().check(z.minLength(1)),
  /** The exposed module and its static imports, for preloading. */
  modules: z.array(z.string()),
  css: z.array(z.string()),
  /** Subresource integrity (`sha256-…`) of every script, by path. */
  integrity: z.record(z.string(), z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/))),
  /**
   * The list with which the container itself checks all scripts but the entry and its modules; absent from
   * versions that leave that to the page.
   */
  later: z.optional(z.string().check(z.minLength(1))),
  /** Number of the handshake the remote was built against. */
  contract: z.int(),
  /** Version of React it was built and tested with. */
  react: z.string(),
  /** Path patterns it answers. */
  routes: z.array(z.string().check(z.startsWith('/'))),
  /** Layouts beside the usual one in which it has fragments of some of its pages; absent when there are none. */
  layouts: z.optional(z.array(z.string().check(z.regex(/^[a-z]+$/)))),
});

/** Which versions of a remote exist and which one people get. */
const remoteEntrySchema = z.object({
  versions: z.record(z.string(), remoteVersionSchema),
  current: z.string(),
  /** The version before the current one: where a rollback goes, and what a browser tries second. */
  previous: z.nullable(z.string()),
});

/** The registry: remote id → its versions. The only mutable thing about a release. */
export const registrySchema = z.record(z.string(), remoteEntrySchema);

export type RemoteVersion = z.infer<typeof remoteVersionSchema>;
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;
export type Registry = z.infer<typeof registrySchema>;
