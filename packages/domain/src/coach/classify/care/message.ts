import { hasCue, lengthOf, sentencesOf, type Cutter, type Piece } from './piece.ts';
import type { Frame } from './study-frame.ts';
import { withoutIdioms, withoutSpeech } from './told.ts';

/** A message as families read it. `clauses` end at commas too. */
export type Message = {
  sentences: readonly Piece[];
  clauses: readonly Piece[];
  hasText: boolean;
  asksText: boolean;
  hasLearning: boolean;
  isOwn: boolean;
  /** The writer, or somebody near. */
  isLife: boolean;
  /** Pain that is over, beside a question about the text. */
  isOver: boolean;
  isFun: boolean;
  /** It asks for a ruling, in words of the law or in any. */
  isOfLaw: boolean;
  asksForRuling: boolean;
  asks: boolean;
};

const own = (text: string): string => withoutSpeech(withoutIdioms(text));

const named = ({ frame }: Piece): boolean => frame.hasText || frame.hasLearning;

/** Whether something is asked of the text: by a sentence that names it, or beside one, of nobody's own life. */
const asksOfText = (pieces: readonly Piece[]): boolean => {
  const asks = pieces.filter(({ frame }) => frame.asks);
  return asks.some(named) || (pieces.some(named) && asks.some(({ frame }) => !frame.isOwn));
};

export const messageOf = (
  text: string,
  clauseTexts: readonly string[],
  asksForRuling: boolean,
  cut: Cutter,
): Message => {
  const pieces = (texts: readonly string[]) => texts.flatMap((it) => sentencesOf(own(it))).map(cut);
  const sentences = pieces([text]);
  const clauses = pieces(clauseTexts);
  const some = (is: (frame: Frame) => boolean) => sentences.some(({ frame }) => is(frame));
  const asksText = asksOfText(sentences) || asksOfText(clauses);
  const asks = some((frame) => frame.asks);
  const whole = cut(text);
  return {
    sentences,
    clauses,
    hasText: some(({ hasText }) => hasText),
    hasLearning: some(({ hasLearning }) => hasLearning),
    asksText,
    isOwn: some(({ isOwn }) => isOwn),
    isLife: some(({ isOwn, hasKin }) => isOwn || hasKin),
    isOver: asksText && hasCue(whole, 'over'),
    isFun: hasCue(whole, 'fun'),
    isOfLaw: asksForRuling && asks && some(({ isOfLaw }) => isOfLaw),
    asksForRuling,
    asks,
  };
};

/** Few words are not yet a message about a life. */
export const FEWEST_WORDS = 4;

/** Something is told, and nothing of the text. */
export const isStatement = ({ hasText, asks, sentences }: Message): boolean =>
  !hasText && !asks && lengthOf(sentences) >= FEWEST_WORDS;
