import { announcedCardKinds } from '@fahm/contracts/study/card-kinds.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, startServer } from '../../test/server.ts';
import { next, scheduling } from '../../test/study-calls.ts';
import { createApi, type Api } from '../client.ts';
import { getCasualSession, getDueCards, getDueCardsOfSurah } from './flashcards.ts';
import { cardQuery } from './known-cards.ts';
import { getFlashcards } from './lessons.ts';

const parts = {
  surahNumber: 2,
  prompt: 'Is it so?',
  explanation: 'It is.',
  verseRefs: [],
  concepts: [],
};
const choices = { correct: 'yes', distractors: ['a', 'b', 'c'] };
const pair = { left: 'a', word: null, right: 'b' };

/** A card of each kind that this client plays. */
const cards: Flashcard[] = [
  { ...parts, id: 'f002-001', type: 'mcq', ...choices },
  { ...parts, id: 'f002-002', type: 'truefalse', correct: true },
  { ...parts, id: 'f002-003', type: 'cloze', answers: ['yes'] },
  { ...parts, id: 'f002-004', type: 'order', items: ['one', 'two', 'three'] },
  { ...parts, id: 'f002-005', type: 'match', pairs: [pair] },
  { ...parts, id: 'f002-006', type: 'case', situation: 'Somebody asks.', ...choices },
  { ...parts, id: 'f002-007', type: 'recall', points: ['one', 'two'] },
];
/** What a server of next year may send. */
const jigsaw = { ...parts, id: 'f002-008', type: 'jigsaw', pieces: [{ x: 1 }] };
const sent = [...cards.slice(0, 3), jigsaw, ...cards.slice(3), { ...jigsaw, id: 'f002-009' }];
const due = sent.map((flashcard) => ({ flashcard, scheduling, next }));

let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;

beforeAll(async () => {
  server = await startServer({
    [`/api/surahs/2/flashcards${cardQuery()}`]: json(200, sent),
    [`/api/flashcards/casual/2/10${cardQuery()}`]: json(200, {
      cards: sent,
      total: sent.length,
      mode: 'casual',
    }),
    [`/api/flashcards/due${cardQuery({ offset: 0 })}`]: json(200, due),
    [`/api/flashcards/due${cardQuery({ surah: 2, offset: 0 })}`]: json(200, due),
    [`/api/surahs/3/flashcards${cardQuery()}`]: json(200, [{ ...cards[0], prompt: 3 }]),
    [`/api/surahs/4/flashcards${cardQuery()}`]: json(200, { cards }),
    [`/api/flashcards/casual/4/10${cardQuery()}`]: json(200, null),
  });
  api = createApi({ fetch, baseUrl: server.baseUrl });
});

afterAll(() => server.stop());

const flashcardsOf = (items: { flashcard: Flashcard }[]) => items.map((it) => it.flashcard);

describe('[3.10] a card of a kind that this client does not know (ruling A33)', () => {
  test('is left out, costs no list and no count, and is told of once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await getFlashcards(api, 2)).toEqual(cards);
    expect(await getCasualSession(api, 2, 10)).toEqual({
      cards,
      total: cards.length,
      mode: 'casual',
    });
    expect(flashcardsOf(await getDueCards(api, 0))).toEqual(cards);
    expect(flashcardsOf(await getDueCardsOfSurah(api, 2, 0))).toEqual(cards);
    expect(log.mock.calls).toEqual([['Cards of the kind jigsaw are unknown here']]);
    log.mockRestore();
  });

  test('is no excuse for a card of a known kind that is not as promised, or for what is no list', async () => {
    await expect(getFlashcards(api, 3)).rejects.toMatchObject({ code: 'internal' });
    await expect(getFlashcards(api, 4)).rejects.toMatchObject({ code: 'internal' });
    await expect(getCasualSession(api, 4, 10)).rejects.toMatchObject({ code: 'internal' });
  });
});

test('every kind that is announced is one that is played', () => {
  expect(cardQuery({ offset: 60 })).toBe(`?offset=60&kinds=${announcedCardKinds.join(',')}`);
});
