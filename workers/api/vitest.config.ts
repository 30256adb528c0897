import { assetRulesOf, miniflareOptionsOf, readWrangler } from '@fahm/tooling/wrangler.ts';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const here = (path: string) => new URL(path, import.meta.url).pathname;

const library = readWrangler(here('../library/wrangler.toml'));
const libraryOptions = miniflareOptionsOf(library);
const libraryWorker = {
  ...libraryOptions,
  modulesRoot: here('../library/dist/worker'),
  modules: [{ type: 'ESModule' as const, path: here('../library/dist/worker/index.js') }],
  assets: {
    directory: here('../library/dist/assets'),
    binding: 'ASSETS',
    run_worker_first: true,
    routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    assetConfig: assetRulesOf(library),
  },
  kvNamespaces: { TEXT: 'fahm-text-of-tests' },
  // Nobody listens there: no test reaches the real service.
  bindings: { ...libraryOptions.bindings, TEXT_SERVICE_URL: 'http://127.0.0.1:9/v1' },
};

// Everything that runs in workerd is tested in workerd: the API, and the domain on a real D1.
export default defineConfig({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('../../wrangler.toml') },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations(here('../../db/migrations')) },
        // A database that was never migrated: the shape of an unforeseen failure.
        d1Databases: { EMPTY_DB: 'empty' },
        // The library as it is deployed, beside the API as in production.
        workers: [libraryWorker],
        // For tests that ask hundreds of times within a minute.
        ratelimits: {
          NO_LIMIT: { namespace_id: '9001', simple: { limit: 1_000_000, period: 60 } },
        },
      },
    }),
  ],
  test: {
    name: 'workers',
    dir: here('../..'),
    // The other workers have bindings, and a project, of their own.
    include: ['{workers/api,packages/domain}/**/*.workers.test.ts'],
    setupFiles: [here('./test/setup.ts')],
    globalSetup: [here('./test/global-setup.ts')],
    testTimeout: 30_000,
    // One runtime for all files, made like new before each (test/setup.ts): starting one took seconds.
    isolate: false,
    maxWorkers: 1,
  },
});
