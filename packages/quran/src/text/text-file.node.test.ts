import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readManifest, readSurahText } from '../corpus.ts';
import { sajdaOf } from '../sajdas.ts';
import { SURAHS } from '../surahs.ts';
import { readTextFile, writeTextFile, type TextFile } from './text-file.ts';
import { textFolder, textVersion } from './text-folder.ts';
import { readWholeFile, textFileFrom } from './whole-text.ts';

const corpus = SURAHS.map(({ number }) => readSurahText(number));
const folder = textFolder();
const contents = new Map(folder.files);
const contentOf = (name: string) => contents.get(name) ?? '';
const fileOf = (surah: number) => JSON.parse(contentOf(`${surah}.json`)) as TextFile;
const anySurah = fc.integer({ min: 1, max: 114 });

describe('[3.8] the file of a surah', () => {
  test('[3.8] it holds both texts, basmala and sajdas of the corpus, for all 114', () => {
    for (const text of corpus) {
      const file = readTextFile(JSON.parse(writeTextFile(text)));
      expect(file?.surah).toBe(text.surah);
      expect(file?.basmala).toBe(text.basmala);
      expect(file?.arabic).toEqual(text.verses.map((verse) => verse.arabic));
      expect(file?.translation).toEqual(text.verses.map((verse) => verse.translation));
      expect(text.verses.map(({ ayah }) => file?.sajdas[ayah] ?? null)).toEqual(
        text.verses.map((verse) => verse.sajda),
      );
    }
  });

  test('[3.8] a verse lost, added, empty or no text makes it no file', () => {
    const harm = fc.constantFrom<(verses: unknown[], at: number) => unknown>(
      (verses, at) => verses.toSpliced(at, 1),
      (verses, at) => verses.toSpliced(at, 0, 'x'),
      (verses, at) => verses.with(at, ' '),
      (verses, at) => verses.with(at, 7),
      (verses) => verses.join('\n'),
    );
    const kind = fc.constantFrom('arabic' as const, 'translation' as const);
    fc.assert(
      fc.property(anySurah, fc.nat(), kind, harm, (surah, at, own, change) => {
        const file = fileOf(surah);
        const changed = change([...file[own]], at % file[own].length);
        expect(readTextFile({ ...file, [own]: changed })).toBeNull();
      }),
    );
  });

  test('[3.8] a basmala where there is none, or none where there is one, is refused', () => {
    expect(readTextFile({ ...fileOf(9), basmala: 'x' })).toBeNull();
    for (const basmala of [null, '', undefined]) {
      expect(readTextFile({ ...fileOf(2), basmala })).toBeNull();
    }
  });

  test('[3.8] a sajda of no verse, or of no kind, is refused', () => {
    for (const sajdas of [null, [], { 8: 'recommended' }, { 0: 'recommended' }, { 1: true }]) {
      expect(readTextFile({ ...fileOf(1), sajdas })).toBeNull();
    }
  });

  test('[3.8] what is not a file at all is refused without an error', () => {
    for (const surah of [0, 115, '1', 1.5, null]) {
      expect(readTextFile({ ...fileOf(1), surah })).toBeNull();
    }
    fc.assert(fc.property(fc.anything(), (json) => readTextFile(json) === null));
  });
});

describe('[3.8] the whole text', () => {
  const arabic = readWholeFile(contentOf('arabic.txt'));
  const translation = readWholeFile(contentOf('translation.txt'));

  test('[3.8] every file of a surah can be made from it', () => {
    if (!arabic || !translation) throw new Error('no whole text');
    for (const { number } of SURAHS) {
      expect(textFileFrom({ arabic, translation }, number)).toEqual(fileOf(number));
    }
    expect(textFileFrom({ arabic, translation }, 115)).toBeNull();
  });

  test('[3.8] a whole file with a verse more, less or empty is no whole file', () => {
    const content = contentOf('arabic.txt');
    for (const wrong of [`${content}\n`, content.replace('\n', ' '), content.replace(/^.+/, '')]) {
      expect(readWholeFile(wrong)).toBeNull();
    }
  });

  test('[3.8] sajdas known without the text are those of the corpus', () => {
    for (const { surah, verses } of corpus) {
      expect(verses.map(({ ayah }) => sajdaOf({ surah, ayah }))).toEqual(
        verses.map((verse) => verse.sajda),
      );
    }
  });
});

describe('[3.8] the folder of the texts', () => {
  test('[3.8] it holds 114 surahs and two whole texts, under 12 hex digits', () => {
    expect(folder.version).toMatch(/^[0-9a-f]{12}$/);
    expect(contents.size).toBe(116);
  });

  test('[3.8] another edition of either text is another folder', () => {
    const manifest = readManifest();
    for (const kind of ['arabic', 'translation'] as const) {
      const edition = manifest[kind];
      const sha256 = { ...edition.sha256, whole: '0'.repeat(64) };
      const other = { ...manifest, [kind]: { ...edition, sha256 } };
      expect(textVersion(other)).not.toBe(textVersion(manifest));
    }
  });
});
