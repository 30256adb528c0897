import { type AskedFile, askedFileSchema } from '@fahm/contracts/content/asked.ts';
import {
  type AuthoredCard,
  cardsFileSchema,
  conceptsFileSchema,
  masteryFileSchema,
  rulesFileSchema,
  storiesFileSchema,
} from '@fahm/contracts/content/lesson.ts';
import { surahFileSchema } from '@fahm/contracts/content/surah.ts';
import { affixesFileSchema, formsFileSchema } from '@fahm/contracts/content/word-forms.ts';
import { type Lexeme, lexemesFileSchema } from '@fahm/contracts/content/words.ts';
import type { SurahLessons } from '../build/authored.ts';
import { affixProblems, type FormsFile } from '../lexicon/check.ts';
import { type AuthoredWords, keyWordsOf } from '../lexicon/lexicon.ts';
import { askedProblems } from '../rules/asked.ts';
import { cardProblems, masteryProblems, strayIds } from '../rules/lessons.ts';
import type { shapeReader } from '../rules/shape.ts';
import type { ContentFile } from './content-file.ts';
import { AFFIXES, ASKED, FORMS, LEXEMES } from './read-files.ts';

type Read = ReturnType<typeof shapeReader>;

/** The lessons of every surah that has a folder, in the order of the surahs. */
export function readLessons(files: ReadonlyMap<string, ContentFile>, read: Read): SurahLessons[] {
  const folders = [...files.keys()].flatMap((path) => /^surah\/(\d{3})\//.exec(path)?.[1] ?? []);
  return [...new Set(folders)].toSorted().map((folder) => readSurah(folder, files, read));
}

function readSurah(
  folder: string,
  files: ReadonlyMap<string, ContentFile>,
  read: Read,
): SurahLessons {
  const file = (name: string) => files.get(`surah/${folder}/${name}.yaml`);
  const own = (items: readonly { id: string }[]) => strayIds(items, folder);
  const whole = read(file('surah'), surahFileSchema);
  const concepts = read(file('concepts'), conceptsFileSchema, own) ?? [];
  const rules = read(file('rules'), rulesFileSchema, own) ?? [];
  const stories = read(file('stories'), storiesFileSchema, own) ?? [];
  const known = new Set([...concepts, ...rules, ...stories].map(({ id }) => id));
  const aboutCards = (items: readonly AuthoredCard[]) => [
    ...own(items),
    ...cardProblems(items, known),
  ];
  const cards = read(file('cards'), cardsFileSchema, aboutCards) ?? [];
  const cardIds = new Set(cards.map(({ id }) => id));
  const mastery = read(file('mastery'), masteryFileSchema, (it) => masteryProblems(it, cardIds));
  return { surah: Number(folder), whole, concepts, rules, stories, cards, mastery };
}

/** Every word that is explained, in the order of the files. */
export const readLexemes = (files: ReadonlyMap<string, ContentFile>, read: Read): Lexeme[] =>
  [...files]
    .filter(([path]) => LEXEMES.test(path))
    .flatMap(([, file]) => read(file, lexemesFileSchema) ?? []);

/** Which words the forms of the corpus are, file by file, and all together with what they name. */
export function readForms(
  files: ReadonlyMap<string, ContentFile>,
  read: Read,
  lexemes: readonly Lexeme[],
  lessons: readonly SurahLessons[],
): { files: FormsFile[]; words: AuthoredWords } {
  const ofForms = [...files].flatMap(([path, file]) =>
    FORMS.test(path) ? [{ file, forms: read(file, formsFileSchema) ?? [] }] : [],
  );
  const affixes = read(files.get(AFFIXES), affixesFileSchema, affixProblems) ?? [];
  return {
    files: ofForms,
    words: {
      lexemes: new Map(lexemes.map((lexeme) => [lexeme.id, lexeme])),
      forms: ofForms.flatMap(({ forms }) => forms),
      affixes,
      keyWords: keyWordsOf(lessons),
    },
  };
}

/** What people would ask, by the lesson that answers it. */
export const readAsked = (
  files: ReadonlyMap<string, ContentFile>,
  read: Read,
  lessons: readonly SurahLessons[],
): AskedFile =>
  Object.assign(
    {},
    ...[...files].map(([path, file]) => {
      const of = Number(ASKED.exec(path)?.[1]);
      const surah = lessons.find((it) => it.surah === of);
      return ASKED.test(path) ? read(file, askedFileSchema, askedProblems(surah)) : null;
    }),
  ) as AskedFile;
