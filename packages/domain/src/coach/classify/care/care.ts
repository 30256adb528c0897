import type { Intent } from '../intent.ts';
import { normal } from '../normal.ts';
import { FEWEST_WORDS, isStatement, messageOf, type Message } from './message.ts';
import type { Signs } from './features.ts';
import { cutterOf, hasCue, isIn, isToYou, lengthOf, type Piece } from './piece.ts';
import { plain } from './plain.ts';
import { withoutQuotations } from './told.ts';
import { threatens } from './violence.ts';
import { vocabularyOf, type CareWords } from './vocabulary.ts';

/** `unsure`: of somebody's own life, and nothing else is known of it. */
export type Need = 'distress' | 'abuse' | 'violence' | 'sadness' | 'doubt' | 'unsure';

/** What somebody needs before anything else; `gentle`: it may be pain or study, so a gentle sentence goes first. */
export type Care = Need | 'gentle' | null;

/** Whether a sentence asks of the text and names nobody of one's own, or is said in fun about it. */
const isOfText = (piece: Piece, { asksText, isOwn, isFun }: Message): boolean => {
  const { frame } = piece;
  if (asksText && !isOwn && !isToYou(piece)) return true;
  if (!frame.hasText && !frame.hasLearning) return false;
  return isFun || (frame.asks && !frame.isOwn && !isToYou(piece));
};

const sorrowIn = (piece: Piece, message: Message): Care => {
  if (piece.frame.hasLearning && message.asksText) return null;
  if (isIn(piece, 'doubt')) return 'doubt';
  if (isIn(piece, 'deep')) return 'sadness';
  const mayBeLost = message.isLife && !(message.asksText && piece.frame.hasText);
  if (mayBeLost && isIn(piece, 'loss')) return 'sadness';
  if (message.asksForRuling || !isIn(piece, 'light')) return null;
  return message.asksText ? 'gentle' : 'unsure';
};

/** What the families of expressions find in a sentence. */
const inSentence = (piece: Piece, message: Message): Care => {
  if (isOfText(piece, message)) return null;
  if (isIn(piece, 'crisis')) return 'distress';
  if (!message.hasText && isIn(piece, 'ofPronoun')) return 'distress';
  if (message.isOver) return null;
  if (isIn(piece, 'danger')) return 'abuse';
  // "I have not prayed for years": who asks for a ruling of it gets one, unless the pain is said.
  if (message.isOfLaw && !hasCue(piece, 'heavy')) return isIn(piece, 'loss') ? 'gentle' : null;
  return sorrowIn(piece, message);
};

const dangerIn = (piece: Piece, message: Message): Care => {
  if (hasCue(piece, 'crisis')) return 'distress';
  if (!message.asksText && hasCue(piece, 'death')) return 'distress';
  if (message.isOfLaw) return null;
  if (hasCue(piece, 'means')) return 'distress';
  return hasCue(piece, 'danger') ? 'abuse' : null;
};

const painIn = (piece: Piece, message: Message): Care => {
  const { asksText, asksForRuling, asks, isLife, isOfLaw } = message;
  if (isOfLaw || !hasCue(piece, asksForRuling && asks ? 'heavy' : 'pain')) return null;
  if (!asksText) return isLife || isStatement(message) ? 'unsure' : null;
  if (!piece.frame.isOwn) return null;
  return hasCue(piece, 'heavy') ? 'unsure' : 'gentle';
};

/** What single words tell where somebody speaks of their own life. */
const inClause = (piece: Piece, message: Message): Care => {
  const { hasText, hasLearning, asks, isOwn, isOfLaw } = piece.frame;
  if (isOfLaw || message.isFun || message.isOver) return null;
  if (isOwn && !asks && !message.isOfLaw && hasCue(piece, 'means')) return 'distress';
  if (hasText || hasLearning) return null;
  if ((message.asksText || asks) && !message.isOwn && !isToYou(piece)) return null;
  return dangerIn(piece, message) ?? painIn(piece, message);
};

const isStudied = ({ asksText, isOfLaw, isFun, hasLearning }: Message): boolean =>
  asksText || isOfLaw || isFun || hasLearning;

/** A question for a ruling, or of somebody who speaks of nobody. */
const isPlainQuestion = ({ asksForRuling, asks, isOwn, sentences }: Message): boolean =>
  (asks && (asksForRuling || !isOwn)) ||
  (asksForRuling && sentences.some(({ frame }) => frame.isOfLaw));

/** A message about nothing that is studied, of somebody's own life. */
const ofLife = (message: Message): Care => {
  const { hasText, isOwn, isLife, sentences } = message;
  const isAny = (is: (piece: Piece) => boolean) => sentences.some(is);
  if (isAny((piece) => hasCue(piece, 'comfort'))) return 'sadness';
  if (isStudied(message) || !isLife) return null;
  if (isAny((piece) => hasCue(piece, 'heavy'))) return 'unsure';
  if (isPlainQuestion(message)) return null;
  if (isAny((piece) => hasCue(piece, 'pain'))) return 'unsure';
  if (hasText && !(isOwn && isAny(({ frame }) => frame.hasKin))) return null;
  const isChat = isAny(({ frame }) => frame.isChat);
  return isChat || lengthOf(sentences) < FEWEST_WORDS ? null : 'unsure';
};

const ORDER: readonly Care[] = [
  'distress',
  'abuse',
  'violence',
  'doubt',
  'sadness',
  'unsure',
  'gentle',
];

const worst = (found: readonly Care[]): Care => ORDER.find((care) => found.includes(care)) ?? null;

const careIn = (message: Message, isThreat: boolean): Care => {
  const families = worst(message.sentences.map((piece) => inSentence(piece, message)));
  if (families === 'distress' || families === 'abuse') return families;
  if (isThreat) return 'violence';
  const found = worst([families, ...message.clauses.map((piece) => inClause(piece, message))]);
  return found ?? ofLife(message);
};

/** What families find in a message, and what else is seen of it: signs for the model. */
export type Found = { care: Care; signs: Signs };

const FLAGS = [
  'hasText',
  'asksText',
  'hasLearning',
  'isOwn',
  'isLife',
  'isOver',
  'isFun',
  'isOfLaw',
  'asks',
] as const;

const signsOf = (message: Message, care: Care, intent: Intent): Signs => [
  ...FLAGS.filter((flag) => message[flag]),
  ...(message.sentences.some(({ frame }) => frame.isChat) ? ['isChat'] : []),
  ...(message.sentences.some(({ frame }) => frame.hasKin) ? ['hasKin'] : []),
  ...CUE_SIGNS.filter((cue) => message.clauses.some((piece) => hasCue(piece, cue))).map(
    (cue) => `${OF_FAMILIES}${cue}`,
  ),
  `${OF_FAMILIES}${care ?? 'nothing'}`,
  `asked ${intent}`,
];

const CUE_SIGNS = ['crisis', 'death', 'means', 'danger', 'pain', 'heavy', 'comfort'] as const;

/** Signs that tell what families found begin with it. */
export const OF_FAMILIES = 'family ';

/** Finds what families know in a message, or in a sentence of it. */
export type Finder = (text: string, intent: Intent) => Found;

/** Finders of these words: one for each message. */
export const findersOf = (words: CareWords): (() => Finder) => {
  const vocabulary = vocabularyOf(words);
  return () => {
    const cut = cutterOf(vocabulary);
    const namesText = (text: string) => plain(text).some((it) => cut(it).frame.hasText);
    return (whole, intent) => {
      const text = withoutQuotations(whole, namesText);
      const clauses = text.split(/[,،;؛]|: | [-–—] /).flatMap(plain);
      const isThreat = threatens(normal(whole));
      const readings = plain(text).map((it) => messageOf(it, clauses, intent === 'ruling', cut));
      const found = worst(readings.map((it) => careIn(it, isThreat)));
      const care = found === 'unsure' && intent === 'instructions' ? null : found;
      const [first] = readings;
      return { care, signs: first === undefined ? [] : signsOf(first, care, intent) };
    };
  };
};

/** Tells what a message needs before anything else. */
export type CareReader = (message: string, intent: Intent) => Care;
