import { readFileSync } from 'node:fs';
import { parseReference, verseKey, versesOf } from '@fahm/quran/reference.ts';
import { figureFileSchema } from '@fahm/contracts/content-figure.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { NAMED_FIGURES, OTHER_WORDS } from './testing/named-figures.ts';
import { versesNaming } from './testing/named-in-verses.ts';

const FIGURES = new URL('../content/figures/', import.meta.url);

function versesListed(id: string): Set<string> {
  const file = figureFileSchema.parse(parse(readFileSync(new URL(`${id}.yaml`, FIGURES), 'utf8')));
  const references = [file.verses, file.supporting, ...file.episodes.map(({ verses }) => verses)];
  return new Set(
    references.flat().flatMap((reference) => {
      const result = parseReference(reference);
      if (!result.ok) throw new Error(`${id}: ${reference} is ${result.reason}`);
      return versesOf(result.value).map(verseKey);
    }),
  );
}

describe('verses of those whom the Qur’an names', () => {
  test.each(Object.entries(NAMED_FIGURES))(
    '[3.14] %s lists every verse of the corpus in which the name stands',
    (id, name) => {
      const naming = versesNaming(name);
      expect(naming).not.toEqual([]);
      const listed = versesListed(id);
      const others = new Set(OTHER_WORDS[id]?.verses);
      expect(naming.filter((verse) => !listed.has(verse) && !others.has(verse))).toEqual([]);
    },
  );

  test.each(Object.entries(OTHER_WORDS))('every exception of %s has the letters', (id, other) => {
    const naming = new Set(versesNaming(NAMED_FIGURES[id] ?? ''));
    const listed = versesListed(id);
    expect(other.verses.filter((verse) => !naming.has(verse) || listed.has(verse))).toEqual([]);
  });
});
