import { verseKey } from '@fahm/quran/reference.ts';
import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { rangeOfUnit, type Unit } from '../../lib/unit.ts';
import { messages } from './messages.ts';

/** A surah that is known to exist. */
export function surahOf(number: number): Surah {
  const surah = surahByNumber(number);
  if (surah === null) throw new RangeError(`There is no surah ${number}`);
  return surah;
}

/** What a unit is called where there is little room: `Al-Baqarah`, `Page 50`, `Al-Baqarah 2:255`. */
export function unitName(unit: Unit): string {
  if (unit.kind === 'verse') return messages.verseName(surahOf(unit.surah), unit.ayah);
  if (unit.kind === 'chapter') return surahOf(unit.number).nameEn;
  return messages.numbered(unit.kind, unit.number);
}

/** The first and the last verse of a unit: `3:1 – 3:9`. */
export function unitSpan(unit: Unit): string {
  const { start, end } = rangeOfUnit(unit);
  return messages.span(verseKey(start), verseKey(end));
}

/** Title of a unit's page. */
export function unitTitle(unit: Unit): string {
  const { title } = messages;
  if (unit.kind === 'verse') return title.verse(surahOf(unit.surah), unit.ayah);
  if (unit.kind === 'chapter') return title.chapter(surahOf(unit.number));
  return title.other(messages.numbered(unit.kind, unit.number), unitSpan(unit));
}
