import type { SurahText } from '../corpus/model.ts';
import { charactersInUse, withCompositions } from '../font/code-points-in-use.ts';
import { subsetQuranFont } from '../font/subset.ts';

const FONT = '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';
const LICENCE = '@fontsource/amiri-quran/LICENSE';

/** The font of the default text and its licence, which the OFL wants beside every copy. */
export async function fontFiles(
  corpus: readonly SurahText[],
  readPackageFile: (specifier: string) => Buffer,
): Promise<[name: string, content: Buffer][]> {
  const woff2 = await subsetQuranFont(
    readPackageFile(FONT),
    withCompositions(charactersInUse(corpus)),
  );
  return [
    ['fonts/amiri-quran.woff2', woff2],
    ['fonts/amiri-quran.OFL.txt', readPackageFile(LICENCE)],
  ];
}
