/** Below the address of a version: how often each word of the deck stands in each surah. */
export const WORD_COUNTS_FILE = 'word-counts.json';
