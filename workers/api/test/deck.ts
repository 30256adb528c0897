import { NO_SURAH, wordCardId } from '@fahm/contracts/study/word-cards.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { env } from 'cloudflare:workers';

// A deck of the tests, of words that mean nothing: ranked by their numbers from 1 on.

export const WORDS = 520;
/** The surah whose words come in an order of its own: these, by their ranks. */
export const ORDERED = { surah: 36, ranks: [512, 7, 3] };

export const wordId = (rank: number): string => wordCardId(`word-${rank}`);

const meant = (word: string) => ({ word: '1:1:1', arabic: word, gloss: `meaning of ${word}` });

const wordCard = (rank: number, alsoAsked: string[] = []): Flashcard => ({
  id: wordId(rank),
  surahNumber: 1,
  type: 'word',
  prompt: `What does word ${rank} mean?`,
  explanation: '',
  verseRefs: ['1:1'],
  concepts: [],
  lexeme: `word-${rank}`,
  headword: `word ${rank}`,
  root: null,
  partOfSpeech: 'noun',
  uses: [{ ...meant(`${rank}`), before: '', after: '', joined: [] }],
  others: ['a', 'b', 'c'].map(meant),
  alsoAsked,
});

/** Puts the deck into the database of a test's file; `asked` are cards of lessons that ask a word, by its rank. */
export async function loadSampleDeck(asked: Record<number, string[]> = {}): Promise<void> {
  const item = env.DB.prepare(
    `insert into lesson_item (id, surah, kind, position, body, hash) values (?, ?, ?, ?, ?, '')
     on conflict (id) do update set body = excluded.body`,
  );
  const words = Array.from({ length: WORDS }, (_, at) =>
    item.bind(
      wordId(at + 1),
      NO_SURAH,
      'word',
      at,
      JSON.stringify(wordCard(at + 1, asked[at + 1])),
    ),
  );
  const { surah, ranks } = ORDERED;
  const order = JSON.stringify(ranks.map((rank) => rank - 1));
  await env.DB.batch([...words, item.bind(`words-${surah}`, surah, 'words', 0, order)]);
}
