import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  sharesOf,
  sumOf,
  unpackCounts,
  type WordCounts,
} from '@fahm/contracts/content/word-counts.ts';
import {
  WORD_FILE_VERSES,
  type WordFile,
  wordFileName,
} from '@fahm/contracts/content/word-files.ts';
import { FREE_WORDS } from '@fahm/contracts/study/public-lessons.ts';
import { flashcardSchema, type Flashcard } from '@fahm/contracts/study/lessons.ts';
import { type DeckItem, MAX_WORDS, wordCardId } from '@fahm/contracts/study/word-cards.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { corpusForms } from '@fahm/quran/words/corpus-forms.ts';
import { describe, expect, test } from 'vitest';
import { buildContent } from '../content.ts';
import { sampleTexts } from '../testing/sample.ts';
import { secondForm } from '../testing/second-form.ts';

type WordCard = Extract<Flashcard, { type: 'word' }>;

const BUILT = join(import.meta.dirname, '../../dist/content');
const deck = JSON.parse(readFileSync(join(BUILT, 'deck.json'), 'utf8')) as DeckItem[];
const cards = deck
  .filter(({ kind }) => kind === 'word')
  .map(({ body }) => flashcardSchema.parse(body) as WordCard);
const { places } = corpusForms();
const verses = Map.groupBy([...places.values()], ({ address }) =>
  address.slice(0, address.lastIndexOf(':')),
);

describe('[3.10] the deck that was built', () => {
  test('has every word where its reference says, as the corpus writes it, and no other Arabic', () => {
    for (const { uses, others } of cards) {
      for (const { word, arabic } of [...uses, ...others]) {
        expect(arabic, word).toBe(places.get(word)?.arabic);
      }
      for (const { word, arabic, before, after } of uses) {
        const verse = verses.get(word.slice(0, word.lastIndexOf(':'))) ?? [];
        const shown = `${before} ${arabic} ${after}`.split(/\s+/).filter(isArabic).map(bare);
        // Signs of pause stand between words of the verse, and are none.
        expect(verse.map((it) => bare(it.arabic)).join(' '), word).toContain(
          shown.filter(isWord).join(' '),
        );
      }
    }
  });

  test('types no Arabic letter: prompts, meanings and notes are English', () => {
    for (const { prompt, explanation, headword, uses, others } of cards) {
      const told = [...uses, ...others].map(({ gloss }) => gloss);
      const texts = [prompt, explanation, headword, ...told, ...uses.flatMap((it) => it.joined)];
      expect(texts.filter(isArabic)).toEqual([]);
    }
  });

  test('asks a word by the name that the reader marks it by, once, in the order of how often it is met', () => {
    expect(cards.map(({ id }) => id)).toEqual(cards.map(({ lexeme }) => wordCardId(lexeme)));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.length).toBeLessThanOrEqual(MAX_WORDS);
    expect(deck.filter(({ kind }) => kind === 'word').map(({ position }) => position)).toEqual([
      ...cards.keys(),
    ]);
  });

  test('no wrong answer is of the word’s root, looks like it, or says what it means', () => {
    for (const { uses, others } of cards) {
      const right = new Set(uses.flatMap(({ arabic, gloss }) => [arabic, gloss]));
      expect(others.filter(({ arabic, gloss }) => right.has(arabic) || right.has(gloss))).toEqual(
        [],
      );
      expect(new Set(others.map(({ gloss }) => gloss)).size).toBe(others.length);
    }
    const roots = new Map(cards.flatMap(({ uses, root }) => uses.map((it) => [it.word, root])));
    const akin = cards.filter(
      ({ root, others }) => root !== null && others.some(({ word }) => roots.get(word) === root),
    );
    expect(akin.map(({ id }) => id)).toEqual([]);
  });

  test('God is no wrong answer, and no creature one to what His names mean', () => {
    const names = cards.filter(({ partOfSpeech }) => partOfSpeech === 'name');
    const theirs = new Set(names.flatMap(({ uses }) => uses.map(({ word }) => word)));
    const named = cards.filter(({ others }) => others.some(({ word }) => theirs.has(word)));
    expect(named.every(({ partOfSpeech, root }) => partOfSpeech === 'name' && root === null)).toBe(
      true,
    );
  });

  test('orders the words of each surah by their places in the deck', () => {
    const orders = deck.filter(({ kind }) => kind === 'words');
    expect(orders.map(({ surah }) => surah)).toEqual(
      Array.from({ length: 114 }, (_, at) => at + 1),
    );
    for (const { body } of orders) {
      const ranks = body as number[];
      expect(new Set(ranks).size).toBe(ranks.length);
      expect(ranks.every((rank) => cards[rank] !== undefined)).toBe(true);
    }
  });
});

const authored = (id: string, ...senses: string[]) => ({
  id,
  root: null,
  headword: id,
  partOfSpeech: 'noun',
  senses: senses.map((sense) => ({ id: sense, gloss: `${sense} ${sense}` })),
});

test('[2.4.4] [6.2] counts tell of every place of every word; the free ones are seven of ten words of the Qur’an', () => {
  const counts = JSON.parse(readFileSync(join(BUILT, 'word-counts.json'), 'utf8')) as WordCounts;
  expect(counts.words).toEqual(cards.map(({ lexeme }) => lexeme));
  const all = sumOf(sharesOf(counts, () => true));
  expect(all.words).toBe(places.size);
  const free = new Set(counts.words.slice(0, FREE_WORDS));
  const { known, words } = sumOf(sharesOf(counts, (id) => free.has(id)));
  console.log(`deck: ${cards.length} words, ${all.known} of ${words} places; free: ${known}`);
  expect(known / words).toBeGreaterThan(0.7);
});

test('[2.11.9] the words of each surah’s files that are settled are those that its counts tell of', () => {
  const counts = JSON.parse(readFileSync(join(BUILT, 'word-counts.json'), 'utf8')) as WordCounts;
  const told = counts.surahs.map(({ words, counts: row }) => ({
    words,
    settled: unpackCounts(row).map(([place, count]) => [counts.words[place], count]),
  }));
  expect(SURAHS.map(({ number, versesCount }) => settledIn(number, versesCount))).toEqual(
    told.map(({ words, settled }) => ({ words, settled: new Map(settled as [string, number][]) })),
  );
});

/** Of a surah's files, as the reader reads them: how many words it has, and how often each is met that is settled. */
function settledIn(surah: number, last: number) {
  const settled = new Map<string, number>();
  let count = 0;
  for (let ayah = 1; ayah <= last; ayah += WORD_FILE_VERSES) {
    const path = join(BUILT, 'words', `${wordFileName(surah, ayah)}.json`);
    const { entries, meanings, words } = JSON.parse(readFileSync(path, 'utf8')) as WordFile;
    count += words.flat().length;
    for (const [first, ...more] of words.flat().map((row) => meanings[row - 1] ?? [])) {
      const [id, , , , glosses] = entries[first?.[0] ?? -1] ?? [];
      const isSettled = more.length === 0 && (first?.[1] !== null || glosses?.length === 1);
      if (id !== undefined && isSettled) settled.set(id, (settled.get(id) ?? 0) + 1);
    }
  }
  return { words: count, settled };
}

describe('[3.10] what becomes a card', () => {
  const OTHERS = ['heaven', 'water', 'mountain', 'camel'];
  const built = (forms: unknown) => {
    const lexemes = [authored('mulk', 'kingdom'), authored('yad', 'hand', 'power')];
    const { content, faults } = buildContent(
      sampleTexts(
        secondForm({
          'words/more/01.yaml': [...lexemes, ...OTHERS.map((id) => authored(id, id))],
          'words/forms/01.yaml': [
            ...OTHERS.map((id, at) => ({ at: `112:${at + 1}:1`, lexeme: id })),
            ...(forms as object[]),
          ],
        }),
      ),
    );
    expect(faults).toEqual([]);
    return (content?.deck ?? []).filter(({ kind }) => kind === 'word').map(({ id }) => id);
  };

  test('a word that is settled somewhere, and none of which only the forms are known', () => {
    expect(built([{ at: '67:1:4', lexeme: 'mulk' }])).toContain('w-mulk');
    expect(built([{ at: '67:1:3', lexeme: 'yad' }])).not.toContain('w-yad');
    expect(built([{ at: '67:1:3', lexeme: 'yad', sense: 'hand' }])).toContain('w-yad');
  });
});

/** The blessing is one sign, and no spelling of a word. */
const isArabic = (text: string): boolean =>
  /\p{Script=Arabic}/u.test(text.replaceAll('\uFDFA', ''));
const isWord = (text: string): boolean => /\p{Lo}/u.test(text);
/** Without the signs of pause that stand on a word's end in the running text. */
const bare = (text: string): string => text.replaceAll(/[\u06D6-\u06DE\u06E9]/gu, '');
