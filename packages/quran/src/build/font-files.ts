import type { SurahText } from '../corpus/model.ts';
import {
  charactersInUse,
  plainCharactersInUse,
  withCompositions,
} from '../font/code-points-in-use.ts';
import { subsetQuranFont } from '../font/subset.ts';

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
  return files;
}

function fixed(name: string, text: Source['text']): Source {
  const file = `${name}-arabic-400-normal.woff2`;
  return { name, package: `@fontsource/${name}`, file, variable: false, text };
}

function pinned(name: string, text: Source['text']): Source {
  const file = `${name}-arabic-wght-normal.woff2`;
  return { name, package: `@fontsource-variable/${name}`, file, variable: true, text };
}
