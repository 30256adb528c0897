import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const workspace = new URL('..', import.meta.url).pathname;

// The words by which people in pain are known lie beside it, in a file of their own (record 26).
test('[P27] the API worker, with the payment library, weighs at most 200 kB gz', () => {
  execFileSync('npm', ['run', 'build'], { cwd: workspace, stdio: 'pipe' });
  const bundle = readFileSync(`${workspace}dist/index.js`);
  const size = gzipSync(bundle, { level: 9 }).byteLength;
  console.log(`workers/api: ${size} bytes gz, ${bundle.byteLength} bytes`);
  expect(size).toBeLessThanOrEqual(200_000);
}, 60_000);
