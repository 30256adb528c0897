// Builds dist/ from the installed packages. Everything is made and checked in memory before the
// first byte is written, so a refused build leaves the last good one in place.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusFiles } from '../src/build/corpus-files.ts';
import { fontFiles } from '../src/build/font-files.ts';
import { replaceFolder } from '../src/build/replace-folder.ts';
import { readLock } from '../src/corpus/lock.ts';
import { corpusFromSources, quranDbVersion, translationFacts } from '../src/corpus/sources.ts';
import { assertCorpus } from '../src/corpus/verify.ts';
import { readWordsLock } from '../src/words/lock.ts';
import { assertWords } from '../src/words/verify.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const lock = readLock();
const corpus = corpusFromSources();
assertCorpus(corpus, lock);
assertWords(corpus, readWordsLock());
const files = new Map<string, string | Buffer>([
  ...corpusFiles(corpus, lock, quranDbVersion(), translationFacts()),
  ...(await fontFiles(corpus, (file) => readFileSync(fileURLToPath(import.meta.resolve(file))))),
]);

replaceFolder(dist, files);
const fonts = [...files].filter(([name]) => name.endsWith('.woff2'));
const sizes = fonts.map(([name, { length }]) => `${name} ${length} bytes`);
console.log(`quran: ${files.size} files in dist; ${sizes.join(', ')}`);
