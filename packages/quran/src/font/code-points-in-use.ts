import { ayahEnd } from '../ayah-end.ts';
import type { SurahText } from '../corpus/model.ts';
import { plainArabic, plainAyahEnd } from '../plain-arabic.ts';

/** Each character that a page of the default text shows: verses, basmala, ayah ends with digits. */
export function charactersInUse(corpus: readonly SurahText[]): string {
  return charactersOf([ayahEnd(1234567890), ...shownTexts(corpus)]);
}

/** The same for a font that shows `plainArabic`. */
export function plainCharactersInUse(corpus: readonly SurahText[]): string {
  return charactersOf([plainAyahEnd(1234567890), ...shownTexts(corpus).map(plainArabic)]);
}

function shownTexts(corpus: readonly SurahText[]): string[] {
  return corpus.flatMap(({ basmala, verses }) => [
    basmala ?? '',
    ...verses.map((verse) => verse.arabic),
  ]);
}

function charactersOf(texts: readonly string[]): string {
  const characters = new Set<string>();
  for (const text of texts) for (const character of text) characters.add(character);
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
