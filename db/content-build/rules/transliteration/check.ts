import type { ContentFile } from '../../files/content-file.ts';
import { byPlace, type Fault } from '../../files/fault.ts';
import { namesOfGod } from './names.ts';
import { proseOf } from './prose.ts';
import { doubtful, misspelt } from './spellings.ts';
import { twoSpellings } from './two-spellings.ts';

// Names and words of Arabic in English prose are written in one way (docs/content.md, "What holds for every word").

export type Transliteration = {
  faults: Fault[];
  /** Faults in surahs of the first form: whoever rewrites them mends them. */
  inFirstForm: Fault[];
  /** Whether these are faults depends on what is meant. */
  toJudge: Fault[];
};

export function checkTransliteration(files: readonly ContentFile[]): Transliteration {
  const godsNames = namesOfGod(files);
  const isFirstForm = inFirstForm(files);
  const texts = files.flatMap(proseOf);
  const told = (find: typeof misspelt): Fault[] =>
    texts.flatMap(({ text, isOfRites, fault }) => find(text, isOfRites, godsNames).map(fault));
  const found = [...told(misspelt), ...twoSpellings(texts)].toSorted(byPlace);
  return {
    faults: found.filter(({ file }) => !isFirstForm(file)),
    inFirstForm: found.filter(({ file }) => isFirstForm(file)),
    toJudge: told(doubtful),
  };
}

const folderOf = (path: string) => /^surah\/\d{3}(?=\/)/.exec(path)?.[0];

function inFirstForm(files: readonly ContentFile[]): (path: string) => boolean {
  const mapped = new Set(
    files.flatMap(({ path }) => (path.endsWith('/surah.yaml') ? (folderOf(path) ?? []) : [])),
  );
  return (path) => {
    const folder = folderOf(path);
    return folder !== undefined && !mapped.has(folder);
  };
}

/** For the person who checks. */
export const transliterationLines = ({
  inFirstForm: waiting,
  toJudge,
}: Transliteration): string[] => [
  `${String(waiting.length).padStart(5)} spellings to be mended where surahs of the first form are rewritten`,
  `${String(toJudge.length).padStart(5)} spellings that are right or wrong by what is meant`,
  ...toJudge.map(({ file, line, message }) => `      ${file}:${line} ${message}`),
];
