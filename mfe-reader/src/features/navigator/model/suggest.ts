import { isVerse, type VerseId } from '@fahm/quran/reference.ts';
import { parseQuery, type ParsedQuery, type Target } from '@fahm/quran/search/query.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { filterSurahs } from '../../../lib/filter-surahs.ts';
import { versePath } from '../../../lib/paths.ts';
import { searchPath } from '../../../lib/search-path.ts';
import { targetName, targetPath } from '../../../lib/target/target.ts';
import { messages } from '../messages.ts';
import { readNumber } from './read-number.ts';

export type Suggestion = { name: string; path: string };

export type Suggestions = {
  list: readonly Suggestion[];
  problem: ParsedQuery['problem'];
};

/** More surahs than these are found faster by another letter. */
const MAX_SURAHS = 6;

/** Where the typed text may lead, the most likely first; the search for it in the verses comes last. */
export function suggest(typed: string, here: VerseId | null): Suggestions {
  const text = typed.trim();
  if (text === '') return { list: [], problem: null };
  const { target, words, problem } = parseQuery(text);
  const number = readNumber(text);
  const targets = [
    ...(target === null ? [] : [target]),
    ...(number === null ? surahsLike(text) : divisionsOf(number)),
  ];
  const list = [
    ...targets.map((it) => ({ name: targetName(it), path: targetPath(it) })),
    ...(number === null ? [] : verseHere(number, here)),
    ...(words === null ? [] : [{ name: messages.searchFor(text), path: searchPath(text) }]),
  ];
  const isFirst = ({ path }: Suggestion, index: number) =>
    list.findIndex((other) => other.path === path) === index;
  return { list: list.filter(isFirst), problem: list.length === 0 ? problem : null };
}

const surahsLike = (text: string): Target[] =>
  filterSurahs(text)
    .slice(0, MAX_SURAHS)
    .flatMap(({ number }) => targetOf(`${number}`));

const divisionsOf = (number: number): Target[] =>
  ['page', 'juz', 'hizb'].flatMap((word) => targetOf(`${word} ${number}`));

function targetOf(written: string): Target[] {
  const { target } = parseQuery(written);
  return target === null ? [] : [target];
}

function verseHere(ayah: number, here: VerseId | null): Suggestion[] {
  const surah = here === null ? null : surahByNumber(here.surah);
  if (surah === null || !isVerse({ surah: surah.number, ayah })) return [];
  return [{ name: messages.verseHere(surah, ayah), path: versePath(surah.number, ayah) }];
}
