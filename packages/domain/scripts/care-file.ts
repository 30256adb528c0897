import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareData } from '../src/coach/classify/care/care-data.ts';
import type { PackedModel } from '../src/coach/classify/care/model.ts';
import { packWords } from '../src/coach/classify/care/vocabulary.ts';
import { allWords } from '../src/coach/classify/care/words/all-words.ts';

const learnt = join(import.meta.dirname, '../training/model.json');

/** The model as `train-care.ts` made it. */
export const learntModel = (): PackedModel =>
  JSON.parse(readFileSync(learnt, 'utf8')) as PackedModel;

/** The data of care as its sources make it. */
export const careData = (): CareData => ({ words: packWords(allWords), model: learntModel() });

/** The file that the API worker reads. */
export const careFile = (): string => JSON.stringify(careData());

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
