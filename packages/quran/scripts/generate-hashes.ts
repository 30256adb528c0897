// Rewrites src/text-hashes/arabic.ts from corpus.lock.json. A test fails while they differ.
import { writeFileSync } from 'node:fs';
import { readLock } from '../src/corpus/lock.ts';
import { renderHashes } from '../src/text-hashes/render.ts';

writeFileSync(
  new URL('../src/text-hashes/arabic.ts', import.meta.url),
  renderHashes(readLock().arabic),
);
