import { hizbQuarterOf, juzOf, pageOf } from '@fahm/quran/mushaf-divisions.ts';
import { globalNumber, type VerseId, type VerseRange } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { Span } from '@fahm/recitation/core/player.ts';
import { neighbour, rangeOfUnit, type Unit } from '../../lib/unit.ts';

const spanOf = ({ start, end }: VerseRange): Span => ({
  first: globalNumber(start) ?? 1,
  last: globalNumber(end) ?? 1,
});

export const spanOfUnit = (unit: Unit): Span => spanOf(rangeOfUnit(unit));

/** What is heard after a unit when it goes on by itself; null after the last verse of the Qur'an. */
export function spanAfter(unit: Unit): Span | null {
  if (unit.kind !== 'verse') {
    const next = neighbour(unit, 1);
    return next === null ? null : spanOfUnit(next);
  }
  // Around a verse only some verses stand: the surah goes on.
  const { surah, ayah } = rangeOfUnit(unit).end;
  const last = surahByNumber(surah)?.versesCount ?? ayah;
  if (ayah === last) return spanAfter({ kind: 'chapter', number: surah });
  return spanOf({ start: { surah, ayah: ayah + 1 }, end: { surah, ayah: last } });
}

/** The unit of the same kind that holds a verse. */
export function unitAround(verse: VerseId, kind: Unit['kind']): Unit {
  switch (kind) {
    case 'chapter':
      return { kind, number: verse.surah };
    case 'page':
      return { kind, number: pageOf(verse) ?? 1 };
    case 'juz':
      return { kind, number: juzOf(verse) ?? 1 };
    case 'hizb':
      return { kind, number: hizbQuarterOf(verse) ?? 1 };
    case 'verse':
      return { kind, ...verse };
  }
}
