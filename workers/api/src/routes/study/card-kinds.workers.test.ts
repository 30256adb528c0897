import { announcedCardKinds, baseCardKinds, cardKinds } from '@fahm/contracts/study/card-kinds.ts';
import { coachPlanSchema } from '@fahm/contracts/study/coach-plan.ts';
import { casualSessionSchema, dueListSchema } from '@fahm/contracts/study/flashcards.ts';
import {
  flashcardListSchema,
  flashcardSchema,
  type Flashcard,
} from '@fahm/contracts/study/lessons.ts';
import { progressListSchema, surahProgressSchema } from '@fahm/contracts/study/progress.ts';
import { studyStatisticsSchema } from '@fahm/contracts/study/study-statistics.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import {
  CARDS,
  cardId,
  FIRST_PASSAGE,
  FREE,
  loadSampleLessons,
  passageId,
} from '../../../test/lessons.ts';

const DAY = 86_400_000;
const ALL = `kinds=${announcedCardKinds.join(',')}`;

const parts = (at: number) => ({
  id: cardId(FREE, at),
  surahNumber: FREE,
  prompt: `Question ${at}`,
  explanation: 'Because.',
  verseRefs: ['1:1'],
  concepts: [],
  passage: passageId(FREE, 1),
});

/** The first cards of the surah: one of each kind that is announced. */
const NEW_KINDS: Flashcard[] = [
  { ...parts(1), type: 'order', items: ['one', 'two', 'three'] },
  {
    ...parts(2),
    type: 'match',
    pairs: ['a', 'b', 'c'].map((left) => ({ left, word: null, right: `${left}!` })),
  },
  {
    ...parts(3),
    type: 'case',
    situation: 'Somebody asks.',
    correct: 'yes',
    distractors: ['a', 'b', 'c'],
  },
  { ...parts(4), type: 'recall', points: ['one', 'two'] },
];

/** Words are of no surah. */
const KINDS_OF_LESSONS = announcedCardKinds.filter((kind) => kind !== 'word');

beforeAll(async () => {
  await loadSampleLessons();
  const change = env.DB.prepare('update lesson_item set body = ? where id = ?');
  await env.DB.batch(
    NEW_KINDS.map((card) => change.bind(JSON.stringify(flashcardSchema.parse(card)), card.id)),
  );
});

const ask = async (browser: Browser, path: string): Promise<unknown> => {
  const response = await browser.get(path);
  expect(response.status, path).toBe(200);
  return response.json();
};

const cardsIn = (reply: unknown) => dueListSchema.parse(reply).map(({ flashcard }) => flashcard);

/** Every way to be sent cards, and what comes of it. */
const sent = async (browser: Browser, query: string): Promise<Record<string, Flashcard[]>> => {
  const [list, casual, due, dueOfSurah] = await Promise.all([
    ask(browser, `/api/surahs/${FREE}/flashcards?${query}`),
    ask(browser, `/api/flashcards/casual/${FREE}/50?${query}`),
    ask(browser, `/api/flashcards/due?${query}`),
    ask(browser, `/api/flashcards/due?surah=${FREE}&${query}`),
  ]);
  return {
    list: flashcardListSchema.parse(list),
    casual: casualSessionSchema.parse(casual).cards,
    due: cardsIn(due),
    'due of the surah': cardsIn(dueOfSurah),
  };
};

const kindsOf = (cards: Flashcard[] = []) => [...new Set(cards.map(({ type }) => type))].toSorted();

/** Begins each of the new kinds, and one card of a base kind, so long ago that they are due. */
const beginAll = async (browser: Browser) => {
  for (let at = 1; at <= 5; at += 1) {
    const review = { rating: 5, reviewedAt: Date.now() - 25 * DAY };
    await browser.write('POST', `/api/flashcards/${cardId(FREE, at)}/review`, review);
  }
  await browser.write('PUT', '/api/study/settings', { targetRetention: 0.9, newCardsPerDay: 0 });
};

describe('[3.10] kinds of cards (ruling A33)', () => {
  test('a client that announces nothing, as every earlier one, is sent base kinds alone, and as many cards', async () => {
    const { browser } = await learner();
    for (const query of ['', 'kinds=', 'kinds=mcq', 'kinds=jigsaw,constructor']) {
      const cards = await sent(browser, query);
      for (const [way, those] of Object.entries(cards)) {
        expect(kindsOf(those), `${way} ${query}`).toEqual(['truefalse']);
      }
      expect(cards['list']).toHaveLength(CARDS - NEW_KINDS.length);
      expect(cards['casual']).toHaveLength(Math.min(50, CARDS - NEW_KINDS.length));
      expect(cards['due']).toHaveLength(10);
    }
  });

  test('one that announces kinds is sent these too, and no other', async () => {
    const { browser } = await learner();
    const all = await sent(browser, ALL);
    for (const way of ['list', 'due', 'due of the surah']) {
      expect(kindsOf(all[way]), way).toEqual([...KINDS_OF_LESSONS, 'truefalse'].toSorted());
    }
    expect(all['list']).toHaveLength(CARDS);
    const some = await sent(browser, 'kinds=recall,jigsaw,match');
    for (const way of ['list', 'due', 'due of the surah']) {
      expect(kindsOf(some[way]), way).toEqual(['match', 'recall', 'truefalse']);
    }
  });

  test('a begun card of a kind that the client does not know waits, and is neither sent nor counted', async () => {
    const { browser } = await learner();
    await beginAll(browser);
    const counts = async (query: string) => {
      const [due, rows, surah, plan, statistics] = await Promise.all([
        ask(browser, `/api/flashcards/due?${query}`),
        ask(browser, `/api/progress?${query}`),
        ask(browser, `/api/surahs/${FREE}/progress?${query}`),
        ask(browser, `/api/coach/${FREE}/plan?${query}`),
        ask(browser, `/api/study/statistics?${query}`),
      ]);
      const planned = coachPlanSchema.parse(plan).days[0]?.tasks ?? [];
      return {
        due: dueListSchema.parse(due).length,
        row: progressListSchema.parse(rows)[FREE - 1]?.dueCards,
        surah: surahProgressSchema.parse(surah).cards,
        passages: surahProgressSchema
          .parse(surah)
          .passages?.map(({ cards, started, due: dueOf }) => [cards, started, dueOf]),
        plan: planned.flatMap((task) => (task.kind === 'cards' ? [task.cards] : [])),
        forecast: studyStatisticsSchema.parse(statistics).forecast[0]?.cards,
        begun: studyStatisticsSchema.parse(statistics).cards.started,
      };
    };
    expect(await counts('')).toEqual({
      due: 1,
      row: 1,
      surah: { total: CARDS - NEW_KINDS.length, started: 1, due: 1 },
      passages: [
        [FIRST_PASSAGE - NEW_KINDS.length, 1, 1],
        [CARDS - FIRST_PASSAGE, 0, 0],
      ],
      plan: [1],
      forecast: 1,
      begun: 1,
    });
    expect(await counts(ALL)).toEqual({
      due: 5,
      row: 5,
      surah: { total: CARDS, started: 5, due: 5 },
      passages: [
        [FIRST_PASSAGE, 5, 5],
        [CARDS - FIRST_PASSAGE, 0, 0],
      ],
      plan: [5],
      forecast: 5,
      begun: 5,
    });
  });

  test('a folder keeps a card of every kind by its question', async () => {
    const { browser } = await learner();
    const made = await browser.write('POST', '/api/folders', { name: 'Mine' });
    const { id } = await made.json<{ id: string }>();
    for (const card of NEW_KINDS) {
      const item = { kind: 'card', target: card.id };
      const added = await browser.write('POST', `/api/folders/${id}/items`, item);
      expect(await added.json()).toMatchObject({ title: card.prompt, surahNumber: FREE });
    }
  });

  test('the base kinds are those of the specification', () => {
    expect(baseCardKinds).toEqual(['mcq', 'truefalse', 'cloze']);
    expect(cardKinds).toHaveLength(8);
  });
});
