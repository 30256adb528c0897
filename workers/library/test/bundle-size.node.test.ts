import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildLibrary, workspace } from './build-library.ts';

test('[P27] the library worker weighs at most 60 kB gz', () => {
  buildLibrary();
  const bundle = readFileSync(`${workspace}dist/worker/index.js`);
  const size = gzipSync(bundle, { level: 9 }).byteLength;
  console.log(`workers/library: ${size} bytes gz, ${bundle.byteLength} bytes`);
  expect(size).toBeLessThanOrEqual(60_000);
}, 60_000);
