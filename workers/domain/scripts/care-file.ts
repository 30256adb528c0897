import { createHash } from 'node:crypto';
import type { CareData } from '../src/coach/classify/care/care-data.ts';
import { packWords } from '../src/coach/classify/care/vocabulary.ts';
import { allWords } from '../src/coach/classify/care/words/all-words.ts';

/** The data of care as its sources make it. */
export const careData = (): CareData => ({ words: packWords(allWords) });

/** The file that the API worker reads. */
export const careFile = (): string => JSON.stringify(careData());

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
