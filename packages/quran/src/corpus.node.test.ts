import { BUILT_IN_TRANSLATION } from './built-in-translation.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readManifest, readSurahText, type Verse } from './corpus.ts';
import { SURAHS, TOTAL_VERSES } from './surahs.ts';

const corpus = SURAHS.map(({ number }) => readSurahText(number));
const verses = corpus.flatMap((text) => text.verses);

function verseAt(surah: number, ayah: number): Verse {
  const verse = corpus[surah - 1]?.verses[ayah - 1];
  if (!verse) throw new Error(`no ${surah}:${ayah}`);
  return verse;
}

const sha256 = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

describe('[3.8] the built corpus', () => {
  test('[3.8] it holds 6236 verses, in each surah as many as the facts say, numbered from 1', () => {
    expect(verses).toHaveLength(TOTAL_VERSES);
    for (const { number, versesCount } of SURAHS) {
      const numbers = corpus[number - 1]?.verses.map((verse) => verse.ayah);
      expect(numbers).toEqual(Array.from({ length: versesCount }, (_, index) => index + 1));
    }
  });

  test('[3.8] no verse and no translation is empty or padded', () => {
    for (const { arabic, translation } of verses) {
      expect(arabic).toMatch(/^\S+( \S+)*$/u);
      expect(translation).toMatch(/^\S[^]*\S$/u);
    }
  });

  test('[3.8] no verse carries its end sign, a digit, or a code point outside Arabic', () => {
    for (const { arabic } of verses) {
      expect(arabic).toMatch(/^[ \u0621-\u06ED\u08F0-\u08F2]+$/u);
      expect(arabic).not.toMatch(/[\u06DD\u0660-\u0669\u0652\u0656\u0657\u065C\u065E]/u);
    }
  });

  test('[3.8] the basmala stands apart, is verse 1:1, and is absent from surahs 1 and 9 only', () => {
    const opening = verseAt(1, 1).arabic;
    for (const { surah, basmala } of corpus) {
      expect(basmala).toBe(surah === 1 || surah === 9 ? null : opening);
    }
  });

  test('[3.8] a number that is no surah is refused', () => {
    for (const n of [0, 115, 1.5]) expect(() => readSurahText(n)).toThrow(RangeError);
  });
});

describe('[3.8] divisions of the mushaf', () => {
  test('[3.8] known places are where every mushaf has them', () => {
    expect(verseAt(1, 1)).toMatchObject({ juz: 1, page: 1, hizbQuarter: 1, ruku: 1, manzil: 1 });
    expect(verseAt(2, 255)).toMatchObject({ juz: 3, page: 42 });
    expect(verseAt(18, 1)).toMatchObject({ juz: 15, page: 293 });
    expect(verseAt(114, 6)).toMatchObject({
      juz: 30,
      page: 604,
      hizbQuarter: 240,
      ruku: 556,
      manzil: 7,
    });
  });

  test('[3.8] each division counts from 1 without a gap', () => {
    const lengths = { juz: 30, page: 604, hizbQuarter: 240, ruku: 556, manzil: 7 } as const;
    for (const [division, length] of Object.entries(lengths)) {
      const seen = new Set(verses.map((verse) => verse[division as keyof typeof lengths]));
      expect([...seen]).toEqual(Array.from({ length }, (_, index) => index + 1));
    }
  });

  test('[3.8] there are 15 sajdas, and four of them are obligatory', () => {
    const places = corpus.flatMap(({ surah, verses: own }) =>
      own
        .filter((verse) => verse.sajda)
        .map((verse) => ({ key: `${surah}:${verse.ayah}`, sajda: verse.sajda })),
    );
    expect(places).toHaveLength(15);
    const obligatory = places.filter((verse) => verse.sajda === 'obligatory');
    expect(obligatory.map((verse) => verse.key)).toEqual(['32:15', '41:38', '53:62', '96:19']);
  });
});

describe('[3.8] the manifest', () => {
  test('[3.8] its hashes are those of the files beside it', () => {
    const manifest = readManifest();
    for (const kind of ['arabic', 'translation'] as const) {
      const { sha256: pinned, count } = manifest[kind];
      expect(count).toBe(TOTAL_VERSES);
      expect(sha256(verses.map((verse) => verse[kind]))).toBe(pinned.whole);
      expect(corpus.map((text) => sha256(text.verses.map((verse) => verse[kind])))).toEqual(
        pinned.surahs,
      );
    }
  });

  test('[3.8] it says whose text it is, under which terms, from which package', () => {
    const { arabic, translation } = readManifest();
    expect(arabic.rights).toBe('republishable');
    expect(arabic.credit).toMatch(/King Fahd.*Tanzil/);
    expect(translation).toMatchObject(BUILT_IN_TRANSLATION);
    expect(Object.values(translation.source).join(' ')).toMatch(/^(quran-db 1\.2\.4|https?:)/);
  });
});

test('[3.8] no source file of this package carries verse text: two Arabic marks never meet', () => {
  const root = new URL('../', import.meta.url);
  const marked =
    /[\u064B-\u065F\u0670\u06D6-\u06ED\u08F0-\u08FF][\u0621-\u06FF]?[\u064B-\u065F\u0670\u06D6-\u06ED\u08F0-\u08FF]/;
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  const sources = [
    ...files.filter((name) => /\.[a-z]+$/.test(name)),
    'corpus.lock.json',
    'package.json',
  ];
  expect(sources.length).toBeGreaterThan(20);
  const carrying = sources.filter((name) => marked.test(readFileSync(new URL(name, root), 'utf8')));
  expect(carrying).toEqual([]);
});
