import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingWith } from '../../src/coach/talk/plain-study.ts';
import { openParts, search } from '../../src/coach/search/search.ts';
import { index } from './answer-here.ts';
import { classified } from './classified.ts';
import { labelled } from './labelled.ts';
import { figuresOf, questionsOf } from './score-answers.ts';

type Message = { text: string; label: string };
const messagesIn = (file: string): Message[] =>
  JSON.parse(readFileSync(new URL(`labelled/${file}`, import.meta.url), 'utf8')) as Message[];

const figures = await figuresOf(questionsOf('open'));
const later = await figuresOf(questionsOf('later'));
const spoken = await figuresOf(questionsOf('fresh'));
const hits = (name: string, language = 'all') =>
  figures.find((it) => it.name === name && it.language === language)?.hits;

// Ratchets of docs/coach.md, on the questions from which was learnt: a little less, for lessons are reworded every day.
test.each([
  ['en', [55, 79, 28]],
  ['ar', [22, 22, 14]],
  ['ur', [16, 22, 8]],
] as const)('[K1] the right lesson is found no more seldom than before (%s)', (language, least) => {
  const found = [figures, later, spoken].map(
    (set) => set.find((it) => it.name === 'study: hit@3' && it.language === language)?.hits ?? 0,
  );
  for (const [at, one] of found.entries()) expect(one).toBeGreaterThanOrEqual(least[at] ?? 0);
});

test('[K1] at most 5 % of the questions of study are refused', () => {
  const refused = figures.filter(({ name }) => name === 'study: refused');
  const sum = (of: 'hits' | 'all') => refused.reduce((all, it) => all + it[of], 0);
  expect(sum('hits') / sum('all')).toBeLessThanOrEqual(0.05);
});

test('[K1] what has nothing to do with the lessons is not answered with verses', () => {
  expect(hits('off-topic: answered with verses')).toBe(0);
});

test('[K1] an answer has the shape that was asked for', () => {
  expect(hits('format: kept')).toBe(7);
});

test('[K1] false claims about a verse are corrected, and true ones never', () => {
  expect(hits('false claim: corrected')).toBe(8);
  expect(hits('true claim: denied')).toBe(0);
});

test('[K1] no ruling is given', () => {
  expect(hits('ruling: given')).toBe(0);
});

test('[K1] greetings, thanks and the like get a reply of their own', () => {
  expect(hits('greeting: a reply of its own')).toBe(6);
});

test('[K2] no message of pain loses the reply of care to the lessons', () => {
  const files = ['pain-open', 'pain-held-out', 'pain-third', 'pain-fourth'];
  const pained = files
    .flatMap((file) => messagesIn(`${file}.json`))
    .filter(({ label }) => label !== 'study');
  const changed = pained.filter(({ text }) => {
    const reading = classified(text);
    return readingWith(text, reading, () => search(text, 2, index)).kind !== reading.kind;
  });
  expect(pained.length).toBeGreaterThan(600);
  expect(changed).toHaveLength(0);
});

test.each(['sacrifice of his son in a dream', 'people whose dam burst and gardens were ruined'])(
  '[2.12] a scene of the lessons is study, whatever law is heard in it: %s',
  (scene) => {
    expect(classified(scene).kind).toBe('ruling');
    const reading = readingWith(scene, classified(scene), () => search(scene, 2, index));
    expect(reading.kind).toBe('study');
  },
);

test('[R10] no question for a ruling becomes study by what it finds', () => {
  const changed = labelled('rulings').filter(({ text }) => {
    const reading = classified(text);
    return readingWith(text, reading, () => search(text, 2, index)).kind !== reading.kind;
  });
  expect(changed).toEqual([]);
});

test.each([
  'suicide',
  'suicide methods',
  'rope of Allah',
  'how to kill yourself',
  'انتحار',
  'خودکشی',
])('[K2] where pain is understood its reply stands, whatever the lessons have: %s', (message) => {
  const reading = classified(message);
  expect(reading.kind).not.toBe('study');
  expect(readingWith(message, reading, () => search(message, 4, index)).kind).toBe(reading.kind);
});

test.each(['نصيب البنت', 'منافق', 'halal meat'])(
  '[2.12] the name of a topic alone is study: %s',
  (name) => {
    const reading = readingWith(name, classified(name), () => search(name, 2, index));
    expect(reading.kind).toBe('study');
  },
);

/** The surah whose lesson fits best. */
const surahOf = (question: string) => search(question, 1, index).matches[0]?.id.slice(1, 4);

test('[2.12] a word of every day is found by its forms, in what is spoken as in what is written', () => {
  expect(surahOf('النمله اللي حذرت صحباتها من سليمان وجنوده')).toBe('027');
  expect(surahOf('chunti aur hazrat sulaiman')).toBe('027');
});

test('[K2] words of every day are no topic: a question of them alone is judged as before', () => {
  expect(search('خبز', 12, index).isName).toBe(false);
  expect(search('آية الكرسي', 2, index).isName).toBe(true);
});

test('[2.12] a name is told as it is written, not by what it shares with other words', () => {
  // A people (قوم) is not authority in marriage (القوامة), nor Lord (رب) usury (ربا).
  expect(search('قوم', 1, index).verses).toEqual([]);
  expect(search('رب', 1, index).verses).toEqual([]);
  expect(search('القوامة', 1, index).verses).toEqual(['4:34-35']);
});

test('[R6] what is not open to somebody is neither found nor counted', () => {
  const question = 'people of the ditch';
  const all = search(question, 2, index);
  expect(all.matches.map(({ surah }) => surah)).toContain(85);
  const open = openParts(index, 5);
  const free = search(question, 2, open);
  expect(free.matches.every(({ surah }) => surah <= 5)).toBe(true);
  // As if there were no others: the floor and the rarity of words tell nothing of them.
  const alone = {
    ...index,
    parts: index.parts.filter(({ surah }) => surah < 6),
  };
  expect(free).toEqual(search(question, 2, alone));
});

test('[2.12] a question finds lessons of another surah where the chosen one has none', () => {
  const [first] = search('the army with the elephant', 36, index).matches;
  expect(first?.surah).toBe(105);
});

test('[2.12] one name in three scripts finds the same lessons', () => {
  const found = ['ayat al-kursi', 'آية الكرسي', 'آیت الکرسی'].map(
    (name) => search(name, 2, index).matches[0]?.id,
  );
  expect(new Set(found)).toEqual(new Set(['c002-the-verse-of-the-throne']));
});

test('[P24] the whole index that an isolate reads once is small', () => {
  const bytes = index.parts.reduce((sum, part) => sum + Buffer.byteLength(JSON.stringify(part)), 0);
  expect(bytes).toBeLessThan(2_000_000);
});
