import arabic from 'quran-db/utils/quran_text.js';
import { describe, expect, test } from 'vitest';
import { ERRATA, mend } from './errata.ts';

function sourceOf(surah: number, ayah: number): string {
  const verse = arabic.find((v) => v.surah_number === surah && v.verse_number === ayah);
  if (!verse) throw new Error(`no ${surah}:${ayah}`);
  return verse.content;
}

describe('[3.8] errata of the source package', () => {
  test.each(ERRATA)('[3.8] $surah:$ayah is mended once: $reason', (erratum) => {
    const { surah, ayah, find, replace } = erratum;
    const source = sourceOf(surah, ayah);
    const mended = mend(surah, ayah, source);
    expect([...mended]).toHaveLength([...source].length + replace.length - find.length);
    expect(mended).toContain(String.fromCodePoint(...replace));
    expect(() => mend(surah, ayah, mended)).toThrow(`${surah}:${ayah} does not fit`);
  });

  test('[3.8] an erratum adds one sign or space and takes nothing away', () => {
    for (const { find, replace } of ERRATA) {
      const added = replace.filter((codePoint) => !find.includes(codePoint));
      expect(added).toHaveLength(1);
      expect(replace.filter((codePoint) => find.includes(codePoint))).toEqual(find);
    }
  });

  test('[3.8] a source that changed at an erratum is refused, not patched on trust', () => {
    expect(() => mend(2, 72, 'x')).toThrow('2:72');
    expect(() => mend(2, 72, sourceOf(2, 72).repeat(2))).toThrow('2:72');
  });

  test('[3.8] a verse without an erratum comes back as it is', () => {
    for (const { surah_number, verse_number, content } of arabic.slice(0, 50)) {
      expect(mend(surah_number, verse_number, content)).toBe(content);
    }
  });
});
