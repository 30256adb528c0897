import { ayahEnd } from '../ayah-end.ts';
import type { SurahText } from '../corpus/model.ts';

/** Each character that a page of the default text shows: verses, basmala, ayah ends with digits. */
export function charactersInUse(corpus: readonly SurahText[]): string {
  const characters = new Set<string>(ayahEnd(1234567890));
  for (const { basmala, verses } of corpus) {
    for (const character of basmala ?? '') characters.add(character);
    for (const { arabic } of verses) for (const character of arabic) characters.add(character);
  }
  return [...characters].sort().join('');
}
