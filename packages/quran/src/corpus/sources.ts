import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import arabic from 'quran-db/utils/quran_text.js';
import packaged from 'quran-db/utils/translations/en_saheeh.js';
import { BUILT_IN_TRANSLATION } from '../built-in-translation.ts';
import { assembleCorpus, type SourceVerse } from './assemble.ts';
import type { TranslationFacts } from './manifest.ts';
import type { SurahText } from './model.ts';

const PACKAGED = 'en.sahih';

/** Where an imported translation lies: below `editions/` of this package, under its id. */
const importedFile = (id: string): URL => new URL(`../../editions/${id}.json`, import.meta.url);

/** What `npm run text:import -- <edition> --built-in` keeps: `surahs[0]` is surah 1, its first text verse 1. */
type ImportedFile = { facts: TranslationFacts; surahs: string[][] };

const readImported = (id: string): ImportedFile =>
  JSON.parse(readFileSync(importedFile(id), 'utf8')) as ImportedFile;

const versesOf = ({ surahs }: ImportedFile): SourceVerse[] =>
  surahs.flatMap((texts, at) =>
    texts.map((content, index) => ({ surah_number: at + 1, verse_number: index + 1, content })),
  );

/** The version of quran-db that is really installed. */
export function quranDbVersion(): string {
  const file = fileURLToPath(import.meta.resolve('quran-db/package.json'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The corpus as the installed packages and the built-in translation give it today; not yet verified. */
export function corpusFromSources({ id } = BUILT_IN_TRANSLATION): SurahText[] {
  return assembleCorpus(arabic, id === PACKAGED ? packaged : versesOf(readImported(id)));
}

/** Whose the built-in translation is, and where it came from. */
export function translationFacts(): TranslationFacts {
  const { id, language, direction, credit } = BUILT_IN_TRANSLATION;
  if (id !== PACKAGED) return readImported(id).facts;
  return {
    id,
    language,
    direction,
    credit,
    name: 'Saheeh International',
    englishName: 'Saheeh International',
    rights: 'non-commercial',
    source: {
      package: 'quran-db',
      version: quranDbVersion(),
      file: 'utils/translations/en_saheeh.js',
    },
  };
}
