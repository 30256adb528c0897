declare namespace Cloudflare {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Env {
    DB: D1Database;
    TEST_MIGRATIONS: import('@cloudflare/vitest-pool-workers').D1Migration[];
    STRIPE_API_BASE: string;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
}
