import type { Sajda, SurahText } from '../corpus/model.ts';
import { surahByNumber } from '../surahs.ts';

/** One surah as a reader fetches it and keeps it: `text/<version>/<surah>.json`. */
export type TextFile = {
  /** 1 to 114. */
  surah: number;
  /** Verse by verse, `arabic[0]` is verse 1. Never normalise it. */
  arabic: readonly string[];
  /** As long as `arabic`. */
  translation: readonly string[];
  /** `null` for surah 1 (it is verse 1) and surah 9 (it has none). */
  basmala: string | null;
  /** By number of the verse; most surahs have none. */
  sajdas: Readonly<Record<string, Sajda>>;
};

const SURAHS_WITHOUT_BASMALA: ReadonlySet<number> = new Set([1, 9]);

/** The content of the file of one surah: JSON, the same for the same text on every build. */
export function writeTextFile({ surah, basmala, verses }: SurahText): string {
  const file: TextFile = {
    surah,
    basmala,
    sajdas: Object.fromEntries(
      verses.flatMap(({ ayah, sajda }) => (sajda ? [[ayah, sajda] as const] : [])),
    ),
    arabic: verses.map((verse) => verse.arabic),
    translation: verses.map((verse) => verse.translation),
  };
  return JSON.stringify(file);
}

/**
 * The file that this parsed JSON is, or `null` when anything is off: a surah that does not exist,
 * too many or too few verses, an empty one. Whether the Arabic is right, `verify-text.ts` tells.
 */
export function readTextFile(json: unknown): TextFile | null {
  if (!isRecord(json)) return null;
  const { surah, arabic, translation, basmala, sajdas } = json;
  const facts = typeof surah === 'number' ? surahByNumber(surah) : null;
  if (!facts) return null;
  const { number, versesCount } = facts;
  if (!isTexts(arabic, versesCount) || !isTexts(translation, versesCount)) return null;
  if (!isBasmala(basmala, number) || !isSajdas(sajdas, versesCount)) return null;
  return { surah: number, arabic, translation, basmala, sajdas };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTexts(value: unknown, count: number): value is string[] {
  return Array.isArray(value) && value.length === count && value.every(isText);
}

function isBasmala(value: unknown, surah: number): value is string | null {
  return SURAHS_WITHOUT_BASMALA.has(surah) ? value === null : isText(value);
}

function isSajdas(value: unknown, count: number): value is Record<string, Sajda> {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([ayah, kind]) =>
      /^[1-9]\d*$/.test(ayah) &&
      Number(ayah) <= count &&
      (kind === 'recommended' || kind === 'obligatory'),
  );
}
