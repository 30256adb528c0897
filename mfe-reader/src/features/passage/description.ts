import type { Surah } from '@fahm/quran/surahs.ts';
import type { Unit } from '../../lib/unit.ts';
import { surahOf, unitName, unitSpan } from './unit-words.ts';

const words = {
  chapter: (surah: Surah) =>
    `Read surah ${surah.number}, ${surah.nameEn} (${surah.meaningEn}): ` +
    `${surah.versesCount} verses in Arabic with an English translation.`,
  other: (name: string, span: string) =>
    `${name} of the Qur’an, verses ${span}, in Arabic with an English translation.`,
  verse: (surah: Surah, ayah: number) =>
    `Verse ${ayah} of surah ${surah.number}, ${surah.nameEn} (${surah.meaningEn}), in Arabic with ` +
    `an English translation and the verses around it.`,
};

/** What a search engine shows of a unit's page. Apart from the other words: only the build says it. */
export function unitDescription(unit: Unit): string {
  if (unit.kind === 'verse') return words.verse(surahOf(unit.surah), unit.ayah);
  if (unit.kind === 'chapter') return words.chapter(surahOf(unit.number));
  return words.other(unitName(unit), unitSpan(unit));
}
