import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { type TextFile, writeTextFile } from '@fahm/quran/text-file.ts';

import { TEXT_FOLDER } from '../src/lib/text-folder.ts';

const read = new Map<number, TextFile>();

/** The text of a surah as its file holds it; read once, since it stands on hundreds of pages. */
export function textOfSurah(surah: number): TextFile {
  const text = read.get(surah) ?? writeTextFile(readSurahText(surah));
  read.set(surah, text);
  return text;
}

/** The text of every surah, as the reader fetches it when it moves on. */
export function* textFiles(): Generator<{ path: string; content: string }> {
  for (const { number } of SURAHS) {
    yield { path: `${TEXT_FOLDER}${number}.json`, content: JSON.stringify(textOfSurah(number)) };
  }
}
