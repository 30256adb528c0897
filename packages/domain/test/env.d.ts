// The bindings which the tests of this workspace use; the API's vitest.config.ts provides them.
declare namespace Cloudflare {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Env {
    DB: D1Database;
  }
}
