import { expect, test } from 'vitest';
import { careFile, digestOf } from '../../scripts/care-file.ts';
import { CARE_DIGEST } from '../../src/coach/classify/care/care-digest.ts';
import { packWords, unpackWords } from '../../src/coach/classify/care/vocabulary.ts';
import { allWords } from '../../src/coach/classify/care/words/all-words.ts';

test('[R10] the pinned digest is that of the words as they are: after a change, npm run care:pin -w @fahm/domain', () => {
  expect(digestOf(careFile())).toBe(CARE_DIGEST);
});

test('[R10] words are the same after they were packed as data', () => {
  const data: unknown = JSON.parse(JSON.stringify(packWords(allWords)));
  expect(unpackWords(data as ReturnType<typeof packWords>)).toEqual(allWords);
});
