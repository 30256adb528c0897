import { readManifest, readSurahText } from '@fahm/quran/corpus.ts';
import type { Chapter } from '../src/features/chapter/model.ts';

const { id, credit } = readManifest().translation;

/** A chapter with the translation that is built in. Throws for no such surah. */
export function readDefaultChapter(surah: number): Chapter {
  const language = id.split('.')[0] ?? 'en';
  const edition = { id, language, direction: 'ltr', credit, failed: false } as const;
  return { ...readSurahText(surah), edition };
}
