import { SURAHS, TOTAL_VERSES, isSurahNumber } from './surahs.ts';

export type VerseId = { surah: number; ayah: number };

/** Both ends inclusive; a single verse has equal ends. */
export type VerseRange = { start: VerseId; end: VerseId };

export type ReferenceProblem = 'malformed' | 'unknown-surah' | 'unknown-verse' | 'reversed';

export type ReferenceResult =
  | { ok: true; value: VerseRange }
  | { ok: false; reason: ReferenceProblem };

const REFERENCE = /^([1-9]\d{0,2}):([1-9]\d{0,2})(?:-(?:([1-9]\d{0,2}):)?([1-9]\d{0,2}))?$/;

/**
 * Reads one reference in the three forms of spec [3.7]: 'surah:verse', 'surah:start-end' and
 * 'surah:start-surah:end'. White space around it is ignored; inside it, zeros in front or another
 * dash make it malformed. It never answers with a verse that was not asked for (spec [5.1] does).
 */
export function parseReference(text: string): ReferenceResult {
  const match = REFERENCE.exec(text.trim());
  if (!match) return { ok: false, reason: 'malformed' };
  const [, surah, ayah, endSurah = surah, endAyah = ayah] = match;
  const start = { surah: Number(surah), ayah: Number(ayah) };
  const end = { surah: Number(endSurah), ayah: Number(endAyah) };
  const reason = rangeProblem(start, end);
  return reason ? { ok: false, reason } : { ok: true, value: { start, end } };
}

/** The shortest of the three forms: parsing it gives the same range again. */
export function formatReference({ start, end }: VerseRange): string {
  if (start.surah !== end.surah) return `${verseKey(start)}-${verseKey(end)}`;
  return start.ayah === end.ayah ? verseKey(start) : `${verseKey(start)}-${end.ayah}`;
}

/** 'surah:verse': the key under which a verse is stored and linked. */
export function verseKey({ surah, ayah }: VerseId): string {
  return `${surah}:${ayah}`;
}

/** True when the surah exists and has that verse. */
export function isVerse({ surah, ayah }: VerseId): boolean {
  return Number.isInteger(ayah) && ayah >= 1 && ayah <= versesIn(surah);
}

/** Every verse of a parsed range in order, across surahs. At most 6236 entries. */
export function versesOf({ start, end }: VerseRange): VerseId[] {
  const verses: VerseId[] = [];
  for (let surah = start.surah; surah <= end.surah; surah += 1) {
    const first = surah === start.surah ? start.ayah : 1;
    const last = surah === end.surah ? end.ayah : versesIn(surah);
    for (let ayah = first; ayah <= last; ayah += 1) verses.push({ surah, ayah });
  }
  return verses;
}

/** Global number 1 to 6236, as recitation files are numbered; `null` when there is no such verse. */
export function globalNumber(verse: VerseId): number | null {
  if (!isVerse(verse)) return null;
  let before = 0;
  for (let surah = 1; surah < verse.surah; surah += 1) before += versesIn(surah);
  return before + verse.ayah;
}

/** The verse with that global number; `null` outside 1 to 6236. */
export function verseByGlobalNumber(n: number): VerseId | null {
  if (!Number.isInteger(n) || n < 1 || n > TOTAL_VERSES) return null;
  let ayah = n;
  for (const { number, versesCount } of SURAHS) {
    if (ayah <= versesCount) return { surah: number, ayah };
    ayah -= versesCount;
  }
  return null;
}

function rangeProblem(start: VerseId, end: VerseId): ReferenceProblem | null {
  if (!isSurahNumber(start.surah) || !isSurahNumber(end.surah)) return 'unknown-surah';
  if (!isVerse(start) || !isVerse(end)) return 'unknown-verse';
  const reversed = start.surah - end.surah || start.ayah - end.ayah;
  return reversed > 0 ? 'reversed' : null;
}

function versesIn(surah: number): number {
  return SURAHS[surah - 1]?.versesCount ?? 0;
}
