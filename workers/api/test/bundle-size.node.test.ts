import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const workspace = new URL('..', import.meta.url).pathname;

// The goal is 200 kB; the words by which people in pain are known weigh about 95 of these (record 22). A ratchet:
// it may fall, never rise.
test('[P27] the API worker, with the payment library and the words of care, weighs at most 256 kB gz', () => {
  execFileSync('npm', ['run', 'build'], { cwd: workspace, stdio: 'pipe' });
  const bundle = readFileSync(`${workspace}dist/index.js`);
  const size = gzipSync(bundle, { level: 9 }).byteLength;
  console.log(`workers/api: ${size} bytes gz, ${bundle.byteLength} bytes`);
  expect(size).toBeLessThanOrEqual(256_000);
}, 60_000);
