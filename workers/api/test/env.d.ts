declare namespace Cloudflare {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Env {
    DB: D1Database;
    EMPTY_DB: D1Database;
    ASSETS: Fetcher;
    LIBRARY: Fetcher;
    LOGIN_LIMIT: RateLimit;
    REPORT_LIMIT: RateLimit;
    WRITE_LIMIT: RateLimit;
    STUDY_LIMIT: RateLimit;
    NO_LIMIT: RateLimit;
    TEST_MIGRATIONS: import('@cloudflare/vitest-pool-workers').D1Migration[];
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
}
