import { findersOf, type CareReader } from './care.ts';
import { coreWords } from './core-words.ts';
import { readWith } from './judge.ts';
import { modelOf, type PackedModel } from './model.ts';
import { unpackWords, type PackedWords } from './vocabulary.ts';

/** What is too heavy for a worker's script: it lies beside it as one file, which `CARE_DIGEST` names. */
export type CareData = { words: PackedWords; model: PackedModel };

/** Who tells care by all that is known. */
export const readerOfData = (data: CareData): CareReader => {
  const findFor = findersOf(unpackWords(data.words));
  const model = modelOf(data.model);
  return (message, intent) => readWith(findFor(), model, message, intent);
};

const findInCore = findersOf(coreWords);

/** Who tells it by the most certain expressions alone: when the data cannot be read. */
export const coreReader: CareReader = (message, intent) => findInCore()(message, intent).care;
