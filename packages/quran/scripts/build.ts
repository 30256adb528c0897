// Builds dist/ from the installed packages. Everything is made and checked in memory, written to a
// folder beside dist/ and renamed at the end, so a refused build leaves the last good one in place.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFiles } from '../src/build/corpus-files.ts';
import { fontFiles } from '../src/build/font-files.ts';
import { readLock } from '../src/corpus/lock.ts';
import { corpusFromPackages, quranDbVersion } from '../src/corpus/sources.ts';
import { assertCorpus } from '../src/corpus/verify.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const staging = `${dist}.next`;

const lock = readLock();
const corpus = corpusFromPackages();
assertCorpus(corpus, lock);
const files = new Map<string, string | Buffer>([
  ...corpusFiles(corpus, lock, quranDbVersion()),
  ...(await fontFiles(corpus, (file) => readFileSync(fileURLToPath(import.meta.resolve(file))))),
]);

rmSync(staging, { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(dirname(`${staging}/${name}`), { recursive: true });
  writeFileSync(`${staging}/${name}`, content);
}
rmSync(dist, { recursive: true, force: true });
renameSync(staging, dist);
console.log(
  `quran: ${files.size} files in dist, font ${files.get('fonts/amiri-quran.woff2')?.length} bytes`,
);
