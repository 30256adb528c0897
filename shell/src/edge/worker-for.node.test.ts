import { everyRoute } from '@fahm/contracts/routes/every-route.ts';
import { expect, test } from 'vitest';
import { workerFor } from './worker-for.ts';

test.each(everyRoute)('[7] $path is handed to the worker that has it', ({ path, worker }) => {
  expect(workerFor(path.replaceAll(/\{\w+\}/g, '1'))).toBe(worker.toUpperCase());
});

test.each([
  ['/api', 'API'],
  ['/api/', 'API'],
  ['/api/quranic', 'API'],
  ['/api/quran', 'LIBRARY'],
  ['/api/webhooks', 'WEBHOOKS'],
  ['/audio', 'AUDIO'],
])('[7] what no route answers is told so by a worker too: %s', (path, worker) => {
  expect(workerFor(path)).toBe(worker);
});

test.each(['/', '/apis', '/audios/1', '/surah/1', '/mf/api/x'])(
  '[7] %s is the shell’s own',
  (path) => {
    expect(workerFor(path)).toBeNull();
  },
);
