import { globalNumber } from '../reference.ts';
import { sajdaOf } from '../sajdas.ts';
import { TOTAL_VERSES, surahByNumber } from '../surahs.ts';
import type { TextFile } from './text-file.ts';

/**
 * Both editions complete, by global number less 1: what search reads, and what one keeps in order to
 * read without a network. Two files of one verse a line weigh 371 kB compressed, 114 files 587 kB.
 */
export type WholeText = { arabic: readonly string[]; translation: readonly string[] };

/** The content of one whole file; its SHA-256 is the `whole` of the manifest. */
export function writeWholeFile(verses: readonly string[]): string {
  return verses.join('\n');
}

/** The 6236 verses of one whole file; `null` when there are more or fewer, or one is empty. */
export function readWholeFile(content: string): string[] | null {
  const verses = content.split('\n');
  return verses.length === TOTAL_VERSES && verses.every((verse) => verse.trim()) ? verses : null;
}

/** The surah as its own file has it; `null` when there is no such surah. */
export function textFileFrom({ arabic, translation }: WholeText, surah: number): TextFile | null {
  const facts = surahByNumber(surah);
  const first = globalNumber({ surah, ayah: 1 });
  if (!facts || !first) return null;
  const [from, to] = [first - 1, first - 1 + facts.versesCount];
  return {
    surah,
    basmala: surah === 1 || surah === 9 ? null : (arabic[0] ?? null),
    sajdas: sajdasIn(surah, facts.versesCount),
    arabic: arabic.slice(from, to),
    translation: translation.slice(from, to),
  };
}

function sajdasIn(surah: number, versesCount: number): TextFile['sajdas'] {
  const ayahs = Array.from({ length: versesCount }, (_, index) => index + 1);
  return Object.fromEntries(
    ayahs.flatMap((ayah) => {
      const sajda = sajdaOf({ surah, ayah });
      return sajda ? [[ayah, sajda] as const] : [];
    }),
  );
}
