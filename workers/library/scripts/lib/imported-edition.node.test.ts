import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { surahFileName } from '@fahm/contracts/quran/text.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assetFiles } from './asset-files.ts';
import { corpusEditions } from './corpus-editions.ts';
import { divisionsFrom } from './divisions.ts';
import { readImportedEdition } from './imported-edition.ts';

const corpus = SURAHS.map(({ number }) => readSurahText(number));
const texts = corpus.map(({ verses }) => verses.map(({ translation }) => `${translation}.`));
const sha256 = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

const edition = {
  identifier: 'en.pickthall',
  language: 'en',
  name: 'Pickthall',
  englishName: 'Pickthall',
  direction: 'ltr',
  format: 'text',
  type: 'translation',
  rights: 'public-domain',
  credit: null,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imported-edition-'));
  texts.forEach((surah, index) => write(surahFileName(index + 1), { basmala: null, texts: surah }));
  write('manifest.json', {
    edition,
    source: { service: 'https://service.test/v1', fetchedAt: '2026-11-21T00:00:00.000Z' },
    count: 6236,
    sha256: { whole: sha256(texts.flat()), surahs: texts.map(sha256) },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, value: unknown) =>
  writeFileSync(join(folder, file), JSON.stringify(value));

describe('an imported edition', () => {
  test('[3.8] it is embedded with its rights when every hash is right', () => {
    const imported = readImportedEdition(folder, 'en.pickthall');
    const files = new Map(assetFiles([...corpusEditions(corpus), imported], divisionsFrom(corpus)));
    expect(files.size).toBe(3 * 114 + 1);
    expect(files.get('/index.json')).toContain('"public-domain"');
    expect(files.get('/editions/en.pickthall/surah-112.json')).toContain(
      JSON.stringify(texts[111]?.[0]),
    );
  });

  test('[3.8] one changed letter, and it is refused', () => {
    const [first = '', ...others] = texts[41] ?? [];
    write(surahFileName(42), { basmala: null, texts: [`${first} `, ...others] });
    expect(() => readImportedEdition(folder, 'en.pickthall')).toThrow('surah 42');
  });

  test('[3.8] a missing surah, and it is refused', () => {
    rmSync(join(folder, surahFileName(114)));
    expect(() => readImportedEdition(folder, 'en.pickthall')).toThrow();
  });

  test('[3.8] the folder of another edition is refused', () => {
    expect(() => readImportedEdition(folder, 'en.asad')).toThrow('holds en.pickthall');
  });
});

describe('the assets', () => {
  test('[3.8] a version changes with the text and with what is said about it', () => {
    const [arabic] = corpusEditions(corpus);
    if (!arabic) throw new Error('no edition');
    const versionOf = (changed: typeof arabic) => {
      const files = new Map(assetFiles([changed], divisionsFrom([])));
      return /"version":"(\w+)"/.exec(files.get('/index.json') ?? '')?.[1];
    };
    const versions = [
      arabic,
      { ...arabic, sha256: '0' },
      { ...arabic, edition: { ...arabic.edition, credit: null } },
    ].map(versionOf);
    expect(new Set(versions).size).toBe(3);
  });

  test('[3.8] parts of the mushaf begin where the corpus says, without a gap', () => {
    const { juz, page, hizbQuarter, ruku, manzil, sajda } = divisionsFrom(corpus);
    expect([juz, page, hizbQuarter, ruku, manzil].map((starts) => starts.length)).toEqual([
      30, 604, 240, 556, 7,
    ]);
    expect([juz[0], page[0], page[41], page[603]]).toEqual([1, 1, 260, 6222]);
    expect([sajda.recommended.length, sajda.obligatory.length]).toEqual([11, 4]);
  });
});
