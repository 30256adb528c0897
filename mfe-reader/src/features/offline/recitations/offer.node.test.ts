import { audioEditionListSchema } from '@fahm/contracts/audio/audio-editions.ts';
import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import { expect, test } from 'vitest';
import { offerIn } from './offer.ts';

const list = (downloadable: boolean, complete = true) => {
  const [reciter] = BUILT_IN_RECITERS;
  return audioEditionListSchema.parse({ editions: [{ ...reciter, downloadable }], complete });
};

test('[3.9] what may be kept is what the catalogue says', () => {
  expect(offerIn(list(true), 'ar.alafasy')).toBe('allowed');
  expect(offerIn(list(false), 'ar.alafasy')).toBe('refused');
  expect(offerIn(list(true), 'ar.nobody')).toBe('refused');
});

test('[8.6] a catalogue that is not whole, or none, refuses nothing and allows nothing', () => {
  expect(offerIn(list(true, false), 'ar.nobody')).toBe('unknown');
  for (const reply of [null, 'No.', {}, { editions: 'No.' }]) {
    expect(offerIn(reply, 'ar.alafasy')).toBe('unknown');
  }
  expect(offerIn({ editions: [null, {}], complete: true }, 'ar.alafasy')).toBe('refused');
});
