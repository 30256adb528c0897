/** Bindings of the shell's Pages function; wrangler.toml names them. */
export type Env = {
  /** The shell's own static files. */
  ASSETS: Fetcher;
  /** The API worker. */
  API: Fetcher;
  /** Bucket that holds the remotes' registry. */
  REGISTRY: R2Bucket;
};
