import { ayahEnd } from '../ayah-end.ts';
import type { SurahText } from '../corpus/model.ts';

/** Each character that a page of the default text shows: verses, basmala, ayah ends with digits. */
export function charactersInUse(corpus: readonly SurahText[]): string {
  const characters = new Set<string>(ayahEnd(1234567890));
  for (const { basmala, verses } of corpus) {
    for (const character of basmala ?? '') characters.add(character);
    for (const { arabic } of verses) for (const character of arabic) characters.add(character);
  }
  return [...characters].toSorted().join('');
}

/**
 * The characters together with what a shaper composes out of two of them. HarfBuzz draws alef with
 * madda (U+0627 U+0653) as U+0622 where the font has it: without it 2,044 verses are set otherwise.
 */
export function withCompositions(characters: string): string {
  const all = new Set(characters);
  for (const first of characters) {
    for (const second of characters) {
      const composed = (first + second).normalize('NFC');
      if ([...composed].length === 1) all.add(composed);
    }
  }
  return [...all].toSorted().join('');
}
