import { describe, expect, test } from 'vitest';
import { seeded, word } from '../testing/cards.ts';
import { dealCard } from './deal.ts';
import { isRight, rightAnswers, suggestedRating } from './score.ts';
import type { Asked } from './word.ts';

const deal = (asked: Partial<Asked>, card = word()) => {
  const dealt = dealCard(card, seeded(1), { reviews: 0, hasRead: () => false, ...asked });
  if (dealt?.card.type !== 'word' || dealt.play !== 'choose') throw new Error('no word');
  return { ...dealt, card: dealt.card };
};
const hasRead = () => true;

describe('[3.10] a card of a word', () => {
  test('asks what it means, then which word it is, then a gap, and every place in turn', () => {
    const asked = Array.from({ length: 9 }, (_, reviews) => {
      const { ask, use } = deal({ reviews, hasRead }).card.question;
      return `${ask} ${use.word}`;
    });
    expect(asked.slice(0, 4)).toEqual([
      'meaning 1:2:2',
      'word 114:1:3',
      'gap 1:2:2',
      'meaning 114:1:3',
    ]);
    expect(new Set(asked).size).toBe(6);
  });

  test('asks a gap in a verse that was read, and nowhere else', () => {
    const inRead = deal({ reviews: 2, hasRead: (verse) => verse === '114:1' }).card.question;
    expect([inRead.ask, inRead.use.word]).toEqual(['gap', '114:1:3']);
    expect(deal({ reviews: 2 }).card.question.ask).toBe('word');
    const alone = word({ uses: [{ ...placed('55:1:1', 'A', 'meaning'), before: '', after: '' }] });
    expect(deal({ reviews: 2, hasRead }, alone).card.question.ask).toBe('word');
  });

  test('has the right option among four, once, and the verse that it asks in', () => {
    for (let reviews = 0; reviews < 12; reviews += 1) {
      const { card, options } = deal({ reviews, hasRead });
      expect(options).toHaveLength(4);
      expect(new Set(options).size).toBe(4);
      const { use: asked, right } = card.question;
      expect(options).toContain(right);
      expect(card.verseRefs).toEqual([asked.word.slice(0, asked.word.lastIndexOf(':'))]);
      expect(rightAnswers(card)).toEqual([right]);
      expect(isRight(card, right)).toBe(true);
      const wrong = options.find((option) => option !== right) ?? '';
      expect(suggestedRating(card, wrong)).toBe('again');
    }
  });

  test('[5.3] with fewer than three wrong answers is left out', () => {
    const [first] = word().others;
    const card = word({ others: first === undefined ? [] : [first, first, first] });
    expect(dealCard(card, seeded(1))).toBeNull();
  });
});

function placed(address: string, arabic: string, gloss: string) {
  return { word: address, arabic, gloss, before: 'b', after: 'c', joined: [] };
}
