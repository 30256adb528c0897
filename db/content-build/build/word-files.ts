import {
  type AffixRow,
  type EntryRow,
  type MeaningRow,
  type RootFile,
  rootFileName,
  WORD_FILE_VERSES,
  type WordFile,
  wordFileName,
} from '@fahm/contracts/content/word-files.ts';
import type { Affix } from '@fahm/contracts/content/word-forms.ts';
import type { Lexeme } from '@fahm/contracts/content/words.ts';
import { wordsOfVerse } from '@fahm/quran/words/corpus-words.ts';
import { corpusForms } from '@fahm/quran/words/corpus-forms.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import {
  type AuthoredWords,
  buildLexicon,
  type Lexicon,
  type Meaning,
} from '../lexicon/lexicon.ts';

/** The public files of words by name: those of the verses of each surah, and those of roots. */
export function buildWordFiles(words: AuthoredWords): Map<string, WordFile | RootFile> {
  const lexicon = buildLexicon(words);
  const ofSurahs = SURAHS.flatMap(({ number: surah, versesCount }) =>
    Array.from({ length: Math.ceil(versesCount / WORD_FILE_VERSES) }, (_, at) => {
      const first = at * WORD_FILE_VERSES + 1;
      const last = Math.min(versesCount, first + WORD_FILE_VERSES - 1);
      return [
        wordFileName(surah, first),
        wordFile(words, lexicon, { surah, first, last }),
      ] as const;
    }),
  );
  return new Map<string, WordFile | RootFile>([...ofSurahs, ...rootFiles(words, lexicon)]);
}

const entryOf = ({ id, headword, root, partOfSpeech, senses }: Lexeme): EntryRow => [
  id,
  headword,
  root,
  partOfSpeech,
  senses.map(({ gloss }) => gloss),
];

function wordFile(
  { lexemes, affixes }: AuthoredWords,
  { meaningsAt }: Lexicon,
  { surah, first, last }: { surah: number; first: number; last: number },
): WordFile {
  const entries = new Map<string, number>();
  const meanings = new Map<string, number>();
  const rows: MeaningRow[][] = [];
  const used = new Set<string>();
  const rowOf = ({ lexeme, sense, prefixes, suffixes }: Meaning): MeaningRow => {
    if (!entries.has(lexeme)) entries.set(lexeme, entries.size);
    for (const name of prefixes) used.add(`before ${name}`);
    for (const name of suffixes) used.add(`after ${name}`);
    const at = lexemes.get(lexeme)?.senses.findIndex(({ id }) => id === sense) ?? -1;
    const row = [entries.get(lexeme) ?? 0, at === -1 ? null : at] as const;
    return prefixes.length + suffixes.length === 0 ? [...row] : [...row, prefixes, suffixes];
  };
  const numberOf = (all: readonly Meaning[]): number => {
    if (all.length === 0) return 0;
    const key = JSON.stringify(all);
    const known = meanings.get(key);
    if (known !== undefined) return known;
    rows.push(all.map(rowOf));
    meanings.set(key, rows.length);
    return rows.length;
  };
  const verses = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const words = verses.map((ayah) =>
    wordsOfVerse({ surah, ayah }).map(({ address }) => numberOf(meaningsAt(address))),
  );
  const joined = (side: Affix['side']): Record<string, AffixRow> =>
    Object.fromEntries(
      affixes
        .filter((it) => it.side === side && used.has(`${side} ${it.affix}`))
        .map(({ affix, headword, gloss }) => [affix, [headword, gloss]]),
    );
  return {
    entries: [...entries.keys()].flatMap((id) => {
      const lexeme = lexemes.get(id);
      return lexeme === undefined ? [] : [entryOf(lexeme)];
    }),
    meanings: rows,
    words,
    before: joined('before'),
    after: joined('after'),
  };
}

/** Where the words of each root stand, as far as it is settled which word it is. */
function rootFiles({ lexemes }: AuthoredWords, { meaningsAt }: Lexicon): Map<string, RootFile> {
  const verses = new Map<string, Map<string, Set<number>>>();
  for (const address of corpusForms().places.keys()) {
    const [lexeme, ...others] = new Set(meaningsAt(address).map((it) => it.lexeme));
    if (lexeme === undefined || others.length > 0) continue;
    const [surah = '', ayah] = address.split(':');
    const bySurah = verses.get(lexeme) ?? new Map<string, Set<number>>();
    verses.set(lexeme, bySurah.set(surah, (bySurah.get(surah) ?? new Set()).add(Number(ayah))));
  }
  const files = new Map<string, RootFile>();
  for (const lexeme of lexemes.values()) {
    const found = verses.get(lexeme.id);
    if (lexeme.root === null || found === undefined) continue;
    const file = files.get(rootFileName(lexeme.root)) ?? {};
    file[lexeme.root] = [
      ...(file[lexeme.root] ?? []),
      {
        entry: entryOf(lexeme),
        note: lexeme.note ?? null,
        verses: Object.fromEntries([...found].map(([surah, ayahs]) => [surah, [...ayahs]])),
      },
    ];
    files.set(rootFileName(lexeme.root), file);
  }
  return files;
}
