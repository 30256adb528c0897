import { ayahEnd } from '../ayah-end.ts';
import type { SurahText } from '../corpus/model.ts';
import {
  charactersInUse,
  plainCharactersInUse,
  withCompositions,
} from '../font/code-points-in-use.ts';
import { subsetQuranFont } from '../font/subset.ts';
import { FRONT_PAGE_VERSE } from '../front-page-verse.ts';
import { fontStyles } from './font-styles.ts';

type Source = {
  name: string;
  package: string;
  file: string;
  variable: boolean;
  text: 'full' | 'plain';
};

/** Every font of `arabic-fonts.ts`, and where its Arabic lies in the installed packages. */
export const FONT_SOURCES: readonly Source[] = [
  fixed('amiri-quran', 'full'),
  fixed('scheherazade-new', 'full'),
  fixed('noto-naskh-arabic', 'full'),
  fixed('tajawal', 'plain'),
  pinned('cairo', 'plain'),
  pinned('reem-kufi', 'plain'),
];

/** Written after the name of the Prophet; few systems draw it, and no verse has it. */
const HONORIFIC = '\u{FDFA}';

/** Each font reduced to what it shows, and its licence, which the OFL wants beside every copy. */
export async function fontFiles(
  corpus: readonly SurahText[],
  readPackageFile: (specifier: string) => Buffer,
): Promise<[name: string, content: Buffer][]> {
  const characters = {
    full: withCompositions(charactersInUse(corpus)),
    plain: withCompositions(plainCharactersInUse(corpus)),
  };
  const files: [string, Buffer][] = [];
  for (const { name, package: from, file, variable, text } of FONT_SOURCES) {
    const whole = readPackageFile(`${from}/files/${file}`);
    const woff2 = await subsetQuranFont(whole, characters[text], { variable });
    files.push([`fonts/${name}.woff2`, woff2]);
    files.push([`fonts/${name}.OFL.txt`, readPackageFile(`${from}/LICENSE`)]);
  }
  const amiri = readPackageFile(
    '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
  );
  files.push(['fonts/honorific.woff2', await subsetQuranFont(amiri, HONORIFIC)]);
  const shown = withCompositions(frontPageText(corpus));
  files.push(['fonts/front-page.woff2', await subsetQuranFont(amiri, shown)]);
  const built = new Map(files);
  const styles = await fontStyles(corpus, (file) => fileIn(built, `fonts/${file}.woff2`));
  files.push(['fonts/arabic-fonts.css', Buffer.from(styles)]);
  return files;
}

function fileIn(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const file = files.get(name);
  if (file === undefined) throw new Error(`The build makes no ${name}`);
  return file;
}

/** The whole font is for those who read; the front page has one verse. */
function frontPageText(corpus: readonly SurahText[]): string {
  const { surah, ayah } = FRONT_PAGE_VERSE;
  const verses = corpus.find((it) => it.surah === surah)?.verses ?? [];
  const verse = verses.find((it) => it.ayah === ayah);
  if (verse === undefined) throw new Error(`The corpus has no verse ${surah}:${ayah}`);
  return `${verse.arabic}\u00a0${ayahEnd(ayah)}`;
}

function fixed(name: string, text: Source['text']): Source {
  const file = `${name}-arabic-400-normal.woff2`;
  return { name, package: `@fontsource/${name}`, file, variable: false, text };
}

function pinned(name: string, text: Source['text']): Source {
  const file = `${name}-arabic-wght-normal.woff2`;
  return { name, package: `@fontsource-variable/${name}`, file, variable: true, text };
}
