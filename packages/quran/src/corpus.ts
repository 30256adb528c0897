import { readFileSync } from 'node:fs';
import type { Manifest } from './corpus/manifest.ts';
import type { SurahText, Verse } from './corpus/model.ts';
import { isSurahNumber } from './surahs.ts';

export type { Manifest } from './corpus/manifest.ts';
export type { SurahText, Verse } from './corpus/model.ts';

const CORPUS = new URL('../dist/corpus/', import.meta.url);

/**
 * The default text of one surah, from the built corpus. For Node and build time only.
 * @throws RangeError outside 1 to 114; Error when the corpus has not been built.
 */
export function readSurahText(n: number): SurahText {
  if (!isSurahNumber(n)) throw new RangeError(`no surah ${String(n)}`);
  return readJson(`surah-${String(n).padStart(3, '0')}.json`) as SurahText;
}

/** One verse of {@link readSurahText}. @throws RangeError when there is none. */
export function readVerse(surah: number, ayah: number): Verse {
  const verse = readSurahText(surah).verses[ayah - 1];
  if (verse === undefined) throw new RangeError(`no verse ${surah}:${ayah}`);
  return verse;
}

/** Edition, source, rights and hashes. @throws Error when the corpus has not been built. */
export function readManifest(): Manifest {
  return readJson('manifest.json') as Manifest;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(file, CORPUS), 'utf8'));
  } catch (cause) {
    throw new Error(`No ${file}: run "npm run build -w @fahm/quran"`, { cause });
  }
}
