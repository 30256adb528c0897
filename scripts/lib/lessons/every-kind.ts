import {
  flashcardListSchema,
  type Flashcard,
  type LessonItem,
} from '@fahm/contracts/study/lessons.ts';
import { findWords } from '@fahm/quran/words/corpus-words.ts';

/** The surah whose cards browser tests find in every kind (ruling A33), and without a map, whatever its lessons have. */
const SURAH = 5;

/** The surah of which they find only the three kinds that a client gets without announcing others. */
const OF_THREE_KINDS = 3;
/** The surah of which they find no lessons: what is said of one that is still to be written. */
const OF_NO_LESSONS = 107;

const ANNOUNCED = new Set<unknown>(['order', 'match', 'case', 'recall']);

const isLeftOut = ({ surah, kind, body }: LessonItem): boolean => {
  if (surah === OF_NO_LESSONS) return true;
  if (surah === SURAH) return kind === 'card' || kind === 'surah';
  if (surah !== OF_THREE_KINDS || kind !== 'card') return false;
  return ANNOUNCED.has((body as Flashcard).type);
};

const parts = (name: string, verseRefs: string[], prompt: string, explanation: string) => ({
  id: `f005-every-kind-${name}`,
  surahNumber: SURAH,
  prompt,
  explanation,
  verseRefs,
  concepts: [],
});

/** A word of the corpus and what it means; throws when there is no such word. */
function wordPair(word: string, right: string) {
  const found = findWords(word);
  if (!found.ok) throw new Error(`${word} is no word of the corpus`);
  return { left: found.value.arabic, word, right };
}

const plainPair = (left: string, right: string) => ({ left, word: null, right });

const order = (): Flashcard => ({
  ...parts(
    'order',
    ['5:1', '5:6', '5:27-31', '5:112-115'],
    'In which order does the surah come to these?',
    'It opens with agreements, comes to washing, tells of the two sons, and of the table near its end.',
  ),
  type: 'order',
  items: [
    'Agreements are to be kept',
    'How one washes before prayer',
    'The two sons of Adam',
    'The disciples ask for a table from heaven',
  ],
});

const match = (): Flashcard => ({
  ...parts(
    'match',
    ['5:6'],
    'What do these words of 5:6 mean?',
    'These are what washing before prayer is about.',
  ),
  type: 'match',
  pairs: [
    wordPair('5:6:9', 'your faces'),
    wordPair('5:6:10', 'and your hands'),
    wordPair('5:6:12', 'the elbows'),
    wordPair('5:6:17', 'the ankles'),
  ],
});

const situation = (): Flashcard => ({
  ...parts(
    'case',
    ['5:1'],
    'What does the first verse of the surah say to that?',
    'The surah opens with the command to keep agreements.',
  ),
  type: 'case',
  situation:
    'Somebody signed an agreement last year. Now another offer would bring twice as much, and nobody would sue.',
  correct: 'Agreements are to be kept',
  distractors: [
    'One washes before one stands to pray',
    'Dislike of people is no reason to be unjust to them',
    'What is good is lawful to eat',
  ],
  rightFor: ['5:6', '5:8', '5:4-5'],
});

const recall = (): Flashcard => ({
  ...parts(
    'recall',
    ['5:6'],
    'Which parts of the body does 5:6 name for washing before prayer?',
    'The verse names four, two of them with how far.',
  ),
  type: 'recall',
  points: ['The face', 'The hands, to the elbows', 'The head', 'The feet, to the ankles'],
});

const tooFew = (): Flashcard => ({
  ...parts(
    'too-few',
    ['5:6'],
    'Two pairs are no card.',
    'A session leaves this card out (ruling B14).',
  ),
  type: 'match',
  pairs: [plainPair('one', 'first'), plainPair('two', 'second')],
});

const cards = (): Flashcard[] => [order(), match(), situation(), recall(), tooFew()];

/** Without the passages of a map that it stands in. */
const unplaced = (item: LessonItem): LessonItem => ({
  ...item,
  body: JSON.parse(JSON.stringify(item.body), (key, value: unknown) =>
    key === 'passage' || key === 'passages' ? undefined : value,
  ),
});

/**
 * The lessons, with a card of each announced kind in place of one surah's cards, and that surah without a map; another
 * surah keeps the cards of the three kinds alone, and one has no lessons at all.
 */
export function withEveryKind(items: readonly LessonItem[]): LessonItem[] {
  const kept = items
    .filter((item) => !isLeftOut(item))
    .map((item) => (item.surah === SURAH ? unplaced(item) : item));
  return [
    ...kept,
    ...flashcardListSchema.parse(cards()).map((body, position): LessonItem => ({
      id: body.id,
      surah: SURAH,
      kind: 'card',
      position,
      body,
    })),
  ];
}
