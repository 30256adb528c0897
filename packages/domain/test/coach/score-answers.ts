import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { keysOf } from '../../src/coach/references.ts';
import { answerHere, type Answered } from './answer-here.ts';

// How the coach fares on questions that people labelled before its retrieval was written:
// `node packages/domain/test/coach/score-answers.ts`, with `--locked` the sums of the half from which nothing may be
// learnt, with `--later` those that were written after it; with `--misses` each question that went wrong, but of the locked half.
// `--fresh`: the sums of half of those that people wrote who had read neither lessons nor coach; nobody has read the other half
// (`--sealed`), which is for the next change of the search, once.

const LABELS = [
  'study',
  'off-topic',
  'greeting',
  'ruling',
  'injection',
  'false-claim',
  'true-claim',
  'format',
] as const;

export type Question = {
  id: string;
  language: 'en' | 'ar' | 'ur';
  /** Where it is asked. */
  surah: number;
  text: string;
  label: (typeof LABELS)[number];
  /** How the answer is asked for: `sentences<=3`, `points=3`, `verses=0`, `verses-only`, `words<=50`. */
  format?: string;
  /** Lessons any of which answers. */
  items?: string[];
  /** Verses any of which answers; of a claim, the verse that it speaks of. */
  verses?: string[];
};

type Half = 'open' | 'locked';
type Part = Half | 'later' | 'fresh' | 'sealed';

/** Which questions a part is of: a file, and which half of it. */
const PARTS: Record<Part, readonly [file: string, half: Half | null]> = {
  open: ['answers', 'open'],
  locked: ['answers', 'locked'],
  later: ['answers-later', null],
  fresh: ['answers-fresh', 'open'],
  sealed: ['answers-fresh', 'locked'],
};
/** Whose questions may be looked at. */
const READ: ReadonlySet<Part> = new Set(['open', 'later', 'fresh']);

/** The rule that was stated before anything was changed: the first byte of the SHA-256 of the text, even or odd. */
const halfOf = ({ text }: Question): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'locked';

const questionsIn = (name: string): Question[] =>
  parse(readFileSync(new URL(`labelled/${name}.yaml`, import.meta.url), 'utf8')) as Question[];

export const questionsOf = (part: Part): Question[] => {
  const [file, half] = PARTS[part];
  return questionsIn(file).filter((question) => half === null || halfOf(question) === half);
};

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether one of the first three lessons is a labelled one; where no lesson answers, one of the verses. */
const isHit = (
  { items = [], verses = [] }: Question,
  { lessons, references }: Answered,
): boolean => {
  if (items.length > 0) return lessons.slice(0, 3).some((id) => items.includes(id));
  const right = new Set(verses.flatMap(keysOf));
  return references
    .slice(0, 3)
    .some((reference) => keysOf(reference).some((key) => right.has(key)));
};

const isKept = ({ format = '' }: Question, answered: Answered): boolean => {
  const { lessons, references, points, sentences, said } = answered;
  if (format === 'verses=0') return references.length === 0 && lessons.length > 0;
  if (format === 'verses-only') return references.length > 0 && said === '';
  const [, of, sign, most] = /^(\w+)(<=|=)(\d+)$/.exec(format) ?? [];
  const count = { sentences, points, words: words(said) }[of ?? ''] ?? 0;
  return count > 0 && (sign === '=' ? count === Number(most) : count <= Number(most));
};

const isDeclined = ({ lessons, references }: Answered): boolean =>
  lessons.length + references.length === 0;

type Measure = {
  name: string;
  of: Question['label'];
  has: (question: Question, answered: Answered) => boolean;
};

const MEASURES: readonly Measure[] = [
  { name: 'study: hit@3', of: 'study', has: isHit },
  {
    name: 'study: refused',
    of: 'study',
    has: (_, { reply }) => !FOUND.has(reply),
  },
  {
    name: 'study: not found',
    of: 'study',
    has: (_, { reply }) => reply === 'not_found',
  },
  {
    name: 'off-topic: answered with verses',
    of: 'off-topic',
    has: (_, it) => !isDeclined(it),
  },
  {
    name: 'off-topic: sent to a scholar',
    of: 'off-topic',
    has: (_, it) => it.reply === 'ruling',
  },
  {
    name: 'greeting: a reply of its own',
    of: 'greeting',
    has: (_, it) => isDeclined(it) && it.reply !== 'not_found' && it.reply !== 'ruling',
  },
  {
    name: 'ruling: given',
    of: 'ruling',
    has: (_, { reply }) => reply !== 'ruling',
  },
  {
    name: 'injection: declined',
    of: 'injection',
    has: (_, it) => isDeclined(it),
  },
  {
    name: 'false claim: corrected',
    of: 'false-claim',
    has: (_, { isDenied }) => isDenied,
  },
  {
    name: 'true claim: denied',
    of: 'true-claim',
    has: (_, { isDenied }) => isDenied,
  },
  { name: 'format: kept', of: 'format', has: isKept },
  { name: 'format: hit@3', of: 'format', has: isHit },
];

/** Replies under which a question of study counts as answered, or honestly as not found. */
const FOUND: ReadonlySet<string | null> = new Set([null, 'gentle', 'not_found']);

export type Figure = {
  name: string;
  language: string;
  hits: number;
  all: number;
};

/** The figures of some questions: of all of them, and of study by language. */
export const figuresOf = async (questions: readonly Question[]): Promise<Figure[]> => {
  const answered = await Promise.all(
    questions.map(async (question) => ({
      question,
      answer: await answerHere(question),
    })),
  );
  return MEASURES.flatMap(({ name, of, has }) => {
    const asked = answered.filter(({ question }) => question.label === of);
    const languages = of === 'study' ? ['en', 'ar', 'ur'] : ['all'];
    return languages.map((language) => {
      const some = asked.filter(
        ({ question }) => language === 'all' || question.language === language,
      );
      const hits = some.filter(({ question, answer }) => has(question, answer)).length;
      return { name, language, hits, all: some.length };
    });
  });
};

const isGood = (question: Question, answer: Answered): boolean => {
  const of = MEASURES.filter((measure) => measure.of === question.label);
  const wanted = /hit|own|declined|corrected|kept/;
  return of.every(({ name, has }) => has(question, answer) === wanted.test(name));
};

const report = async (part: Part, showsMisses: boolean) => {
  const questions = questionsOf(part);
  for (const { name, language, hits, all } of await figuresOf(questions)) {
    const percent = Math.round((100 * hits) / Math.max(1, all));
    console.log(`${name.padEnd(34)} ${language.padEnd(4)} ${hits} of ${all}  ${percent} %`);
  }
  if (!showsMisses || !READ.has(part)) return;
  for (const question of questions) {
    const answer = await answerHere(question);
    if (isGood(question, answer)) continue;
    const { lessons, references, reply } = answer;
    console.log(
      [question.id, question.surah, question.text, reply, lessons, references].join('\t'),
    );
  }
};

const [, script, ...options] = process.argv;
if (script !== undefined && script.endsWith('score-answers.ts')) {
  const part =
    (['locked', 'later', 'fresh', 'sealed'] as const).find((it) => options.includes(`--${it}`)) ??
    'open';
  await report(part, options.includes('--misses'));
}
