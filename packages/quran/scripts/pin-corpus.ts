// Pins the editions that are installed and built in now, after somebody has read what changed. The skeleton
// hashes stay: they come from Tanzil's text, so a pin cannot bless a wrong letter.
import { writeFileSync } from 'node:fs';
import { fingerprintCorpus } from '../src/corpus/fingerprint.ts';
import { LOCK_FILE, readLock } from '../src/corpus/lock.ts';
import { corpusFromSources } from '../src/corpus/sources.ts';

const { arabic, translation } = fingerprintCorpus(corpusFromSources());
const lock = { ...readLock(), arabic, translation };
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
