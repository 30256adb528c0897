import { expect, test } from 'vitest';
import { digestOfSources } from '../../scripts/care/make-model.ts';
import { careFile, digestOf, learntModel } from '../../scripts/care-file.ts';
import { CARE_DIGEST } from '../../src/coach/classify/care/care-digest.ts';
import { packWords, unpackWords } from '../../src/coach/classify/care/vocabulary.ts';
import { allWords } from '../../src/coach/classify/care/words/all-words.ts';

test('[R10] the pinned digest is that of the words as they are: after a change, npm run care:learn -w @fahm/domain', () => {
  expect(digestOf(careFile())).toBe(CARE_DIGEST);
});

test('[R10] words are the same after they were packed as data', () => {
  const data: unknown = JSON.parse(JSON.stringify(packWords(allWords)));
  expect(unpackWords(data as ReturnType<typeof packWords>)).toEqual(allWords);
});

test('[R10] the committed model was made of what it is to be made of: after a change, npm run care:learn -w @fahm/domain', () => {
  expect(learntModel().madeOf).toBe(digestOfSources());
});
