import { createHash } from 'node:crypto';
import { readManifest, readSurahText, type Manifest } from '../corpus.ts';
import { SURAHS } from '../surahs.ts';
import { writeTextFile } from './text-file.ts';
import { TEXT_FORMAT } from './text-format.ts';
import { writeWholeFile } from './whole-text.ts';

/** What of a manifest tells whether a byte differs. */
type Hashed = Record<keyof Manifest, { sha256: { whole: string } }>;

/** Name of the folder of these editions: 12 hex digits, another one whenever a byte in it differs. */
export function textVersion({ arabic, translation }: Hashed): string {
  const content = [TEXT_FORMAT, arabic.sha256.whole, translation.sha256.whole].join('\n');
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * What a deployable serves, from the built corpus: `<surah>.json` for each surah, and the whole
 * Qur'an as `arabic.txt` and `translation.txt`. For Node and build time only.
 */
export function textFolder(): { version: string; files: [name: string, content: string][] } {
  const corpus = SURAHS.map(({ number }) => readSurahText(number));
  const verses = corpus.flatMap((text) => text.verses);
  return {
    version: textVersion(readManifest()),
    files: [
      ...corpus.map((text): [string, string] => [`${text.surah}.json`, writeTextFile(text)]),
      ['arabic.txt', writeWholeFile(verses.map((verse) => verse.arabic))],
      ['translation.txt', writeWholeFile(verses.map((verse) => verse.translation))],
    ],
  };
}
