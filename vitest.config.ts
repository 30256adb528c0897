import { defineConfig } from 'vitest/config';

// The runtime is in a test's name: `.node.test.ts` runs here, `.workers.test.ts` in workerd.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.node.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '.local/**'],
          // What is claimed is what happens, not how fast on a machine that builds beside it.
          testTimeout: 30_000,
        },
      },
      'workers/api/vitest.config.ts',
      'workers/library/vitest.config.ts',
      'workers/audio/vitest.config.ts',
      'workers/webhooks/vitest.config.ts',
      {
        test: {
          name: 'stack',
          include: ['{e2e,scripts}/**/*.stack.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['e2e/**/*.engines.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['e2e/**/*.pages.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
