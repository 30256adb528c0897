import { careReaderOf, type CareReader } from './care.ts';
import { coreWords } from './core-words.ts';
import { unpackWords, type PackedWords } from './vocabulary.ts';

/** What is too heavy for a worker's script: it lies beside it as one file, which `CARE_DIGEST` names. */
export type CareData = { words: PackedWords };

/** Who tells care by all that is known. */
export const readerOfData = ({ words }: CareData): CareReader => careReaderOf(unpackWords(words));

/** Who tells it by the most certain expressions alone: when the data cannot be read. */
export const coreReader: CareReader = careReaderOf(coreWords);
