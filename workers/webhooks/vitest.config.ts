import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// In workerd, with a D1 of its own and a Stripe that really runs beside it.
export default defineConfig({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('./wrangler.toml') },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations(here('../../db/migrations')) },
      },
    }),
  ],
  test: {
    name: 'webhooks',
    dir: here('.'),
    include: ['**/*.workers.test.ts'],
    setupFiles: [here('./test/setup.ts')],
    globalSetup: [here('./test/stripe/global-setup.ts')],
    testTimeout: 120_000,
    // One runtime for all files, made like new before each (test/setup.ts): starting one took seconds.
    isolate: false,
    maxWorkers: 1,
  },
});
