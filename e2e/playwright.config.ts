import { defineConfig } from '@playwright/test';

// Flags for running as root in a container, and to keep the browser from calling home.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No name is resolved but this machine's: what a page asks of anybody else never leaves it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const executablePath = process.env['CHROMIUM_PATH'];
const browser = {
  launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of the smallest machine: some wait for sound, or for a deadline.
  workers: 3,
  // Generous, for machines that are busy with something else; what has a limit of its own says so.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // What a test breaks on the way must reach the page; tests of the service worker allow it.
  use: {
    ...browser,
    serviceWorkers: 'block',
    // Keeping a trace costs every test a fifth of its time: it is made when a failed one is run again.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'production',
      testIgnore: '**/*.development.spec.ts',
      use: { baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8788' },
    },
    {
      name: 'development',
      testMatch: '**/*.development.spec.ts',
      use: { baseURL: process.env['DEVELOPMENT_URL'] ?? 'http://127.0.0.1:8788' },
    },
  ],
});
