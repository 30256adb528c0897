import { beforeEach, vi } from 'vitest';

// Every failure is logged, and most tests here want failures. A test that reads the log still can.
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
