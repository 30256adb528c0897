import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// In workerd, with the built assets and a text service that really runs beside it.
export default defineConfig({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('./wrangler.toml') },
      // Nobody listens there: no test reaches the real service.
      miniflare: { bindings: { TEXT_SERVICE_URL: 'http://127.0.0.1:9/v1' } },
    }),
  ],
  test: {
    name: 'library',
    dir: here('.'),
    include: ['**/*.workers.test.ts'],
    setupFiles: [here('./test/setup.ts'), here('./test/quiet.ts')],
    globalSetup: [here('./test/text-service/global-setup.ts')],
    testTimeout: 30_000,
    // One runtime for all files, made like new before each (test/setup.ts): starting one took seconds.
    isolate: false,
    maxWorkers: 1,
  },
});
