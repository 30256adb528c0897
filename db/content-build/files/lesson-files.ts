import {
  type AuthoredCard,
  cardsFileSchema,
  conceptsFileSchema,
  masteryFileSchema,
  rulesFileSchema,
  storiesFileSchema,
} from '@fahm/contracts/content/lesson.ts';
import { surahFileSchema } from '@fahm/contracts/content/surah.ts';
import { type Lexeme, lexemesFileSchema } from '@fahm/contracts/content/words.ts';
import type { SurahLessons } from '../build/authored.ts';
import { cardProblems, masteryProblems, strayIds } from '../rules/lessons.ts';
import type { shapeReader } from '../rules/shape.ts';
import type { ContentFile } from './content-file.ts';

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

/** Every word that lessons explain, in the order of the files. */
export const readLexemes = (files: ReadonlyMap<string, ContentFile>, read: Read): Lexeme[] =>
  [...files]
    .filter(([path]) => path.startsWith('words/'))
    .flatMap(([, file]) => read(file, lexemesFileSchema) ?? []);
