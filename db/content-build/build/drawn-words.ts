import { findWords } from '@fahm/quran/words/corpus-words.ts';

/** The Arabic at the address of a word. One that does not exist is a fault that is found before anything is built. */
export function drawnWords(reference: string): string {
  const found = findWords(reference);
  return found.ok ? found.value.arabic : '';
}
