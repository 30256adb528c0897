import { coachLanguages } from '@fahm/contracts/study/coach.ts';
import { expect, test } from 'vitest';
import { careReplies } from '../../src/coach/care-replies.ts';

const NUMBERS = {
  en: ['112', '999', '911'],
  ar: ['112', '999', '911'],
  ur: ['1122', '15', '112', '999', '911'],
  'ur-Latn': ['1122', '15', '112', '999', '911'],
};

test.each(coachLanguages)(
  '[R10] every reply that may meet danger names the same help: %s',
  (language) => {
    for (const reason of ['distress', 'abuse', 'violence', 'unsure', 'gentle'] as const) {
      const reply = careReplies[reason][language];
      const numbers = reply.match(/\d+/g);
      expect(numbers, reason).toEqual(expect.arrayContaining(NUMBERS[language]));
      expect(reply, reason).toContain('findahelpline.com');
    }
  },
);

test.each(coachLanguages)(
  '[R10] the gentle sentence is whole without an answer after it: %s',
  (language) => {
    expect(careReplies.gentle[language]).toMatch(/[.۔]$/);
  },
);
