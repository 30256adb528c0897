import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// In workerd, with an R2 of its own and an audio host that really runs beside it.
export default defineConfig({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('./wrangler.toml') },
      // Nobody listens there: no test reaches the real host.
      miniflare: { bindings: { AUDIO_HOST_URL: 'http://127.0.0.1:9/audio' } },
    }),
  ],
  test: {
    name: 'audio',
    dir: here('.'),
    include: ['**/*.workers.test.ts'],
    setupFiles: [here('./test/setup.ts'), here('./test/quiet.ts')],
    globalSetup: [here('./test/audio-host/global-setup.ts')],
    testTimeout: 30_000,
    // One runtime for all files, made like new before each (test/setup.ts): starting one took seconds.
    isolate: false,
    maxWorkers: 1,
  },
});
