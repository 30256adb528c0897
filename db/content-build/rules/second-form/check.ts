import type { Lexeme } from '@fahm/contracts/content/words.ts';
import type { SurahLessons } from '../../build/authored.ts';
import type { ContentFile } from '../../files/content-file.ts';
import type { Fault } from '../../files/fault.ts';
import { faultsOf, type Problem } from '../../files/problem.ts';
import { distractorProblems, tellProblems } from './choices.ts';
import { checkGrades } from './grades.ts';
import { conceptProblems, objectiveProblems, promptProblems, untouchedVerses } from './items.ts';
import { surahProblems } from './map.ts';
import { keyWordProblems, lexemeProblems, pairProblems } from './words.ts';

type Files = ReadonlyMap<string, ContentFile>;

/** What the second form asks of every surah that is written in it (docs/content.md), and of the words. */
export function checkSecondForm(
  files: Files,
  lessons: readonly SurahLessons[],
  lexemes: readonly Lexeme[],
): Fault[] {
  const known: Known = {
    lexemes: new Map(lexemes.map((lexeme) => [lexeme.id, lexeme])),
    cards: new Set(lessons.flatMap(({ cards }) => cards.map(({ id }) => id))),
    concepts: new Set(lessons.flatMap(({ concepts }) => concepts.map(({ id }) => id))),
  };
  return [
    ...lessons.flatMap((surah) => checkSurah(files, surah, known)),
    ...lexemeProblems(lexemes).map((message) => ({ file: 'words', line: 1, message })),
  ];
}

type Known = {
  lexemes: ReadonlyMap<string, Lexeme>;
  cards: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
};

function checkSurah(files: Files, lessons: SurahLessons, known: Known): Fault[] {
  const { surah, whole, concepts, rules, stories, cards, mastery } = lessons;
  if (whole === null) return [];
  const folder = `surah/${String(surah).padStart(3, '0')}`;
  const inFile = (name: string, problems: readonly Problem[]): Fault[] => {
    const file = files.get(`${folder}/${name}.yaml`);
    if (file !== undefined) return faultsOf(file, problems);
    return problems.map(({ message }) => ({ file: `${folder}/${name}.yaml`, line: 1, message }));
  };
  const lessonless = untouchedVerses(surah, [...concepts, ...rules, ...stories]);
  const cardless = untouchedVerses(surah, cards);
  return [
    ...inFile('surah', surahProblems(surah)(whole)),
    ...inFile('concepts', [
      ...conceptProblems(concepts),
      ...keyWordProblems(concepts, known.lexemes),
      ...linkProblems(lessons, known.concepts),
      ...missing(lessonless, 'concept, rule or story'),
    ]),
    ...inFile('cards', [
      ...promptProblems(cards),
      ...distractorProblems(cards, known.cards),
      ...pairProblems(cards),
      ...tellProblems(cards),
      ...missing(cardless, 'card'),
    ]),
    ...inFile(
      'mastery',
      mastery === null ? [{ at: [], message: 'Is missing' }] : objectiveProblems(mastery, cards),
    ),
    ...[...files].flatMap(([path, file]) =>
      path.startsWith(folder) || path === `words/${folder.slice(-3)}.yaml` ? checkGrades(file) : [],
    ),
  ];
}

const missing = (verses: string, what: string): Problem[] =>
  verses === '' ? [] : [{ at: [], message: `Verses without a ${what}: ${verses}` }];

/** A link leads to a concept of another surah. */
const linkProblems = ({ concepts }: SurahLessons, known: ReadonlySet<string>): Problem[] =>
  concepts.flatMap(({ id, links = [] }, at) =>
    links.flatMap(({ to }, n): Problem[] => {
      if (known.has(to) && to.slice(0, 4) !== id.slice(0, 4)) return [];
      return [{ at: [at, 'links', n, 'to'], message: `No concept "${to}" in another surah` }];
    }),
  );
