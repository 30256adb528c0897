import type { AskedFile } from '@fahm/contracts/content/asked.ts';
import type { EverydayWords } from '@fahm/contracts/content/everyday.ts';
import type { ContentTerm } from '@fahm/contracts/content/terms.ts';
import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { buildIndex, buildNames } from '@fahm/domain/coach/search/build-index.ts';
import type { IndexNames, IndexPart } from '@fahm/domain/coach/search/index-part.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { hashed, type LessonRow } from './rows.ts';

/** What the index is made of beside the lessons. */
type IndexSources = {
  figures: readonly Figure[];
  terms: readonly ContentTerm[];
  everyday: readonly EverydayWords[];
  asked: AskedFile;
};

const verseText = (key: string): string => {
  const [surah = 0, ayah = 0] = key.split(':').map(Number);
  const verse = readText(surah).verses[ayah - 1];
  return verse === undefined ? '' : `${verse.arabic} ${verse.translation}`;
};

const texts = new Map<number, ReturnType<typeof readSurahText>>();
const readText = (surah: number) => {
  const text = texts.get(surah) ?? readSurahText(surah);
  texts.set(surah, text);
  return text;
};

const rowOf = (surah: number, name: string, position: number, it: IndexPart | IndexNames) =>
  hashed({
    id: `index-${name}`,
    surah,
    kind: 'index',
    position,
    partOf: null,
    body: JSON.stringify(it),
  });

/** The rows that the coach searches: some lessons of a surah in each; what people call things under surah 0. */
export function indexRowsOf(items: readonly LessonItem[], sources: IndexSources): LessonRow[] {
  const { figures, terms, everyday, asked } = sources;
  const parts = buildIndex(items, { textOf: verseText, figures, asked });
  const names = buildNames(terms, everyday);
  return [
    ...parts.map((part, at) => rowOf(part.surah, part.items[0] ?? '', at, part)),
    ...names.map((it, at) => rowOf(0, `names-${at}`, at, it)),
  ];
}
