import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import arabic from 'quran-db/utils/quran_text.js';
import translation from 'quran-db/utils/translations/en_saheeh.js';
import { assembleCorpus } from './assemble.ts';
import type { SurahText } from './model.ts';

/** The corpus as the installed packages give it today; not yet verified. */
export function corpusFromPackages(): SurahText[] {
  return assembleCorpus(arabic, translation);
}

/** The version of quran-db that is really installed. */
export function quranDbVersion(): string {
  const file = fileURLToPath(import.meta.resolve('quran-db/package.json'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
