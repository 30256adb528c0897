import { corpusForms, type CorpusForm } from '@fahm/quran/words/corpus-forms.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { wordsOfVerse } from '@fahm/quran/words/corpus-words.ts';
import type { Lexicon } from './lexicon.ts';

/** What is to be whole before anything else: of each word in these an entry is wanted. */
const WANTED = ['1:1-7', '67:1-30', '78:1-114:6', '2:255', '18:1-10'];

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

/** Forms of which nothing is written in one place or more, and how many such places there are. */
export const missingForms = (lexicon: Lexicon): { form: CorpusForm; missing: string[] }[] =>
  [...corpusForms().forms.values()]
    .map((form) => ({
      form,
      missing: form.places.flatMap(({ address }) =>
        lexicon.meaningsAt(address).length === 0 ? [address] : [],
      ),
    }))
    .filter(({ missing }) => missing.length > 0)
    .toSorted((a, b) => b.missing.length - a.missing.length);

/** Lines that tell how many of the Qur'an's words have an entry, and where most are missing. */
export function wordCoverage(lexicon: Lexicon): string[] {
  const bySurah = SURAHS.map(({ number, versesCount }) => {
    const { words, entered, unsettled } = count(lexicon, `${number}:1-${versesCount}`);
    return { surah: number, words, entered, unsettled };
  });
  const sum = (of: 'words' | 'entered' | 'unsettled') =>
    bySurah.reduce((total, surah) => total + surah[of], 0);
  const lowest = bySurah
    .toSorted((a, b) => a.entered / a.words - b.entered / b.words)
    .slice(0, 10)
    .map(({ surah, words, entered }) => `${surah} (${share(entered, words)})`);
  const wanted = WANTED.map((reference) => {
    const { words, entered } = count(lexicon, reference);
    return `${reference} ${words - entered}`;
  });
  const most = missingForms(lexicon)
    .slice(0, 10)
    .map(({ form, missing }) => `${missing[0]} ${form.places[0]?.arabic} (${missing.length})`);
  return [
    `words: ${share(sum('entered'), sum('words'))} of ${sum('words')} have an entry, ` +
      `${share(sum('unsettled'), sum('words'))} one that is not settled`,
    `      whole surahs: ${bySurah.filter(({ words, entered }) => words === entered).length}; least: ${lowest.join(', ')}`,
    `      words without an entry where each is wanted: ${wanted.join(', ')}`,
    `      forms that are missing most: ${most.join(', ')}`,
  ];
}

function count(lexicon: Lexicon, reference: string) {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(`${reference} ${parsed.reason}`);
  const meanings = versesOf(parsed.value)
    .flatMap(wordsOfVerse)
    .map(({ address }) => lexicon.meaningsAt(address));
  return {
    words: meanings.length,
    entered: meanings.filter((it) => it.length > 0).length,
    unsettled: meanings.filter((it) => it.length > 1 || it[0]?.sense === null).length,
  };
}
