import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// Everything that runs in workerd is tested in workerd: the API, and the domain on a real D1.
export default defineConfig({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('../../wrangler.toml') },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations(here('../../db/migrations')) },
        // A database that was never migrated: the shape of an unforeseen failure.
        d1Databases: { EMPTY_DB: 'empty' },
        // For tests that ask hundreds of times within a minute.
        ratelimits: {
          NO_LIMIT: { namespace_id: '9001', simple: { limit: 1_000_000, period: 60 } },
        },
      },
    }),
  ],
  test: {
    name: 'workers',
    dir: here('..'),
    include: ['**/*.workers.test.ts'],
    // The library, the audio worker and the webhooks have bindings, and a project, of their own.
    exclude: ['audio/**', 'library/**', 'webhooks/**', '**/node_modules/**'],
    setupFiles: [here('./test/setup.ts')],
    globalSetup: [here('./test/global-setup.ts')],
    testTimeout: 15_000,
  },
});
