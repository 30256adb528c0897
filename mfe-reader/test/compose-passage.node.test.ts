import { readManifest, readSurahText } from '@fahm/quran/corpus.ts';
import { readTextFile, type TextFile, writeTextFile } from '@fahm/quran/text/text-file.ts';
import { expect, test } from 'vitest';
import { DEFAULT_EDITION } from '../src/lib/text/default-edition.ts';
import { surahsOfUnit, type Unit } from '../src/lib/unit.ts';
import { composePassage } from '../src/features/passage/compose-passage.ts';

const BUILT_IN = { edition: DEFAULT_EDITION, surahs: new Map<number, readonly string[]>() };

function textOf(surah: number): TextFile {
  const text = readTextFile(JSON.parse(writeTextFile(readSurahText(surah))));
  if (text === null) throw new Error(`no text of ${surah}`);
  return text;
}

const textsOf = (unit: Unit) => new Map(surahsOfUnit(unit).map((surah) => [surah, textOf(surah)]));

test('[3.8] a juz shows the corpus’s verses, surah by surah', () => {
  const unit: Unit = { kind: 'juz', number: 30 };
  const { groups } = composePassage(unit, textsOf(unit), BUILT_IN);
  expect(groups.map(({ surah }) => surah)).toEqual(surahsOfUnit(unit));
  for (const { surah, verses } of groups) {
    const expected = readSurahText(surah).verses;
    expect(verses.map(({ arabic }) => arabic)).toEqual(expected.map(({ arabic }) => arabic));
  }
});

const basmalasOf = (unit: Unit) =>
  composePassage(unit, textsOf(unit), BUILT_IN).groups.map(({ basmala }) => basmala !== null);

test('the basmala stands where a surah begins, and nowhere else', () => {
  expect(basmalasOf({ kind: 'page', number: 50 })).toEqual([true]);
  expect(basmalasOf({ kind: 'page', number: 51 })).toEqual([false]);
  expect(basmalasOf({ kind: 'page', number: 1 })).toEqual([false]);
  expect(basmalasOf({ kind: 'chapter', number: 9 })).toEqual([false]);
});

test('[7.24] another translation takes the place of the built-in one, verse by verse', () => {
  const unit: Unit = { kind: 'chapter', number: 112 };
  const edition = { ...DEFAULT_EDITION, id: 'xx.other' };
  const surahs = new Map([[112, ['one', 'two', 'three', 'four']]]);
  const { groups } = composePassage(unit, textsOf(unit), { edition, surahs });
  expect(groups[0]?.verses.map(({ translation }) => translation)).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
});

test('a text that is missing is an error, never a gap', () => {
  const unit: Unit = { kind: 'page', number: 604 };
  const texts = textsOf(unit);
  texts.delete(113);
  expect(() => composePassage(unit, texts, BUILT_IN)).toThrow('113:1');
});

test('[9.11] the built-in translation is the one of the corpus’s manifest', () => {
  const { id, credit } = readManifest().translation;
  expect(DEFAULT_EDITION).toMatchObject({ id, credit });
});
