import { careData } from '../../scripts/care-file.ts';
import { readerOfData } from '../../src/coach/classify/care/care-data.ts';
import { classify, type Reading } from '../../src/coach/classify/classify.ts';

const reader = readerOfData(careData());

/** What a message asks for, told by all that is known. */
export const classified = (message: string): Reading => classify(message, reader);
