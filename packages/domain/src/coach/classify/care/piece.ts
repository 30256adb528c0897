import { findPhrase, wordsOf, type Phrases, type Words } from './phrases.ts';
import { roman } from './roman.ts';
import { frameOf, type Frame } from './study-frame.ts';
import type { Cue, Family, Vocabulary, Written } from './vocabulary.ts';

/**
 * A sentence or a clause: its words, the same as `roman` spells them, what they are about, and the words of care that
 * it is searched for.
 */
export type Piece = {
  words: Words;
  spelt: Words;
  frame: Frame;
  vocabulary: Vocabulary;
  /** What was looked for in it already. */
  known: Map<Written<Phrases>, boolean>;
};

/** "Me" of a request, which is nobody's own life. */
const REQUEST = / (?:tell|give|show|teach|quiz|remind|send|write|explain to) me(?= )/gu;

/** Others who ask or say something of the text. */
const OTHERS = new RegExp(
  [
    ' (?:my|our|a) (?:[^ .?]+ ){1,3}(?:say|says|said|ask|asks|asked|asking|keeps? asking|think|thinks|claims?|argues?|believes?|wonders?|disagree\\w*|writes|is writing|reads|recites|used to recite)(?= )',
    ' (?:ابوي|ابي|امي|ابني|بنتي|ابنتي|معلمي|معلمتي|اخي|اختي|صديقي|صديقتي|استاذي|جدي|جدتي) (?:يسال|تسال|سالني|سالتني|سال|يقول|تقول|قال|قالت)(?= )',
    ' (?:ميري|ميرا|mera|meri|mere) [^ .?]+ (?:[^ .?]+ )?(?:پوچه[^ ]*|كهت[^ ]*|پوچها|puch[^ ]*|pooch[^ ]*|keht[^ ]*)(?= )',
  ].join('|'),
  'gu',
);

/** What frames look at: where a text is named, "my teacher says" tells of nobody's life. */
const withoutOthers = (text: string): string => {
  const rest = text.replaceAll(REQUEST, ' ');
  return TEXT_NAMED.test(rest) ? rest.replaceAll(OTHERS, ' ') : rest;
};

const TEXT_NAMED =
  / (?:#|surah|sura|verse|ayah|ayat|aya|quran|hadith|hadees|hadis|story|سوره|ايه|قصه|القران|قران|ايت|حديث) /u;

const pieceOf = (text: string, vocabulary: Vocabulary): Piece => {
  const spelt = wordsOf(roman(text));
  const words = wordsOf(text);
  const frame = frameOf(wordsOf(withoutOthers(text)), spelt);
  return { words, spelt, frame, vocabulary, known: new Map() };
};

/** Makes pieces of a message's texts, each once: a message and its sentences have most of them in common. */
export type Cutter = (text: string) => Piece;

export const cutterOf = (vocabulary: Vocabulary): Cutter => {
  const cut = new Map<string, Piece>();
  return (text) => {
    const known = cut.get(text);
    if (known !== undefined) return known;
    const piece = pieceOf(text, vocabulary);
    cut.set(text, piece);
    return piece;
  };
};

/** The sentences of a text as `plain` makes it, each with the dots around it. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<= )\.(?= )/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}#]/u.test(sentence))
    .map((sentence) => ` . ${sentence} . `);

/** "You", of oneself. */
export const isToYou = ({ words }: Piece): boolean =>
  words.words.some((word) => ['you', 'youre', 'your', 'u', 'ur'].includes(word));

/** How many words pieces have, without the dots around them. */
export const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { words }) => sum + words.words.length - 2, 0);

const isFound = ({ words, spelt, known }: Piece, written: Written<Phrases>): boolean => {
  const before = known.get(written);
  if (before !== undefined) return before;
  const is =
    written.native.some((all) => findPhrase(words, all) !== null) ||
    written.urdu.some((all) => findPhrase(spelt, all) !== null);
  known.set(written, is);
  return is;
};

/** Whether a piece has an expression of a family. */
export const isIn = (piece: Piece, name: Family): boolean =>
  isFound(piece, piece.vocabulary.families[name]);

/** Whether it has one of the single words. */
export const hasCue = (piece: Piece, name: Cue): boolean =>
  isFound(piece, piece.vocabulary.cues[name]);
