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
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  // What a test breaks on the way must reach the page; tests of the service worker allow it.
  use: { ...browser, serviceWorkers: 'block', trace: 'retain-on-failure' },
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
