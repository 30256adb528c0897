// Rewrites src/text-hashes/ from corpus.lock.json. A test fails while they differ.
import { writeFileSync } from 'node:fs';
import { readLock } from '../src/corpus/lock.ts';
import { renderHashes, renderShortHashes } from '../src/text-hashes/render.ts';

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../src/text-hashes/${name}`, import.meta.url), text);

const { arabic } = readLock();
write('arabic.ts', renderHashes(arabic));
write('arabic-short.ts', renderShortHashes(arabic));
