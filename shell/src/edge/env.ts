/** Bindings of the shell's Pages function; wrangler.toml names them. */
export type Env = {
  /** The shell's own static files. */
  ASSETS: Fetcher;
  /** The API worker. */
  API: Fetcher;
  /** The worker of public reading matter. */
  LIBRARY: Fetcher;
  /** The worker of recitations. */
  AUDIO: Fetcher;
  /** The worker of Stripe's webhooks. */
  WEBHOOKS: Fetcher;
  /** Bucket that holds the remotes' registry. */
  REGISTRY: R2Bucket;
  /** Secret that may write the registry; without it nobody may. */
  DEPLOY_TOKEN?: string;
};
