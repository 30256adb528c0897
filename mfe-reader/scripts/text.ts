import { textFolder } from '@fahm/quran/text/text-folder.ts';
import { readTextFile, type TextFile } from '@fahm/quran/text/text-file.ts';
import { TEXT_FOLDER } from '../src/lib/text/text-folder.ts';

const folder = textFolder();
const contents = new Map(folder.files);
const read = new Map<number, TextFile>();

/** The text of a surah as its file holds it; read once, since it stands on hundreds of pages. */
export function textOfSurah(surah: number): TextFile {
  const text = read.get(surah) ?? readTextFile(JSON.parse(contents.get(`${surah}.json`) ?? 'null'));
  if (text === null) throw new RangeError(`There is no text of surah ${surah}`);
  read.set(surah, text);
  return text;
}

/** Each surah's text, as the reader fetches it when it moves on, and the whole Qur'an in two files. */
export function textFiles(): { path: string; content: string }[] {
  if (TEXT_FOLDER !== `text/${folder.version}/`) {
    throw new Error(
      `The texts are of version ${folder.version}: src/lib/text/text-folder.ts must name it`,
    );
  }
  return folder.files.map(([name, content]) => ({ path: TEXT_FOLDER + name, content }));
}
