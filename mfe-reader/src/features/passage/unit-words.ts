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

/** Title and description of a unit's page. */
export function unitHead(unit: Unit): { title: string; description: string } {
  const { title, description } = messages;
  if (unit.kind === 'verse') {
    const surah = surahOf(unit.surah);
    return {
      title: title.verse(surah, unit.ayah),
      description: description.verse(surah, unit.ayah),
    };
  }
  if (unit.kind === 'chapter') {
    const surah = surahOf(unit.number);
    return { title: title.chapter(surah), description: description.chapter(surah) };
  }
  const name = messages.numbered(unit.kind, unit.number);
  const span = unitSpan(unit);
  return { title: title.other(name, span), description: description.other(name, span) };
}
