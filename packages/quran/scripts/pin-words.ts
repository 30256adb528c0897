// Pins the words as they are parted and folded now, after somebody has read what changed: an address in
// a lesson that names another word from now on must be mended in the same commit.
import { writeFileSync } from 'node:fs';
import { corpusFromSources } from '../src/corpus/sources.ts';
import { fingerprintWords } from '../src/words/fingerprint.ts';
import { WORDS_LOCK_FILE } from '../src/words/lock.ts';

const lock = fingerprintWords(corpusFromSources());
writeFileSync(WORDS_LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
