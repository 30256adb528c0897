import { normal } from '../normal.ts';
import { arabicCrisis } from './arabic-crisis.ts';
import { arabicDanger } from './arabic-danger.ts';
import { arabicSorrow } from './arabic-sorrow.ts';
import { arabizi } from './arabizi.ts';
import { cues } from './cues.ts';
import { englishCrisis, englishCrisisOfPronoun } from './english-crisis.ts';
import { englishDanger } from './english-danger.ts';
import { englishSorrow } from './english-sorrow.ts';
import { findPhrase, phrases, wordsOf, type Phrases, type Words } from './phrases.ts';
import { plain } from './plain.ts';
import { roman } from './roman.ts';
import { frameOf, type Frame } from './study-frame.ts';
import { withoutIdioms, withoutQuotations, withoutSpeech } from './told.ts';
import { urduCues } from './urdu-cues.ts';
import { urduCrisis } from './urdu-crisis.ts';
import { urduDanger } from './urdu-danger.ts';
import { urduSorrow } from './urdu-sorrow.ts';
import { threatens } from './violence.ts';

/** `unsure`: of somebody's own life, and nothing else is known of it. */
export type Need = 'distress' | 'abuse' | 'violence' | 'sadness' | 'doubt' | 'unsure';

/** What somebody needs before anything else; `gentle`: it may be pain or study, so a gentle sentence goes first. */
export type Care = Need | 'gentle' | null;

/** A sentence or a clause: its words, the same as `roman` spells them, and what they are about. */
type Piece = { words: Words; spelt: Words; frame: Frame };

/** "Me" of a request, which is nobody's own life. */
const REQUEST = / (?:tell|give|show|teach|quiz|remind|send|write|explain to) me(?= )/gu;

/** Others who ask or say something of the text. */
const OTHERS = new RegExp(
  [
    ' (?:my|our|a) (?:[^ .?]+ ){1,3}(?:say|says|said|ask|asks|asked|asking|keeps? asking|think|thinks|claims?|argues?|believes?|wonders?|disagree\\w*|writes|is writing|reads|recites|used to recite)(?= )',
    ' (?:ابوي|ابي|امي|ابني|بنتي|ابنتي|معلمي|معلمتي|اخي|اختي|صديقي|صديقتي|استاذي|جدي|جدتي) (?:يسال|تسال|سالني|سالتني|سال|يقول|تقول|قال|قالت)(?= )',
    ' (?:ميري|ميرا|ميرے|mera|meri|mere) [^ .?]+ (?:[^ .?]+ )?(?:پوچه[^ ]*|كهت[^ ]*|پوچها|puch[^ ]*|pooch[^ ]*|keht[^ ]*)(?= )',
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

const pieceOf = (text: string): Piece => {
  const spelt = wordsOf(roman(text));
  const words = wordsOf(text);
  return { words, spelt, frame: frameOf(wordsOf(withoutOthers(text)), spelt) };
};

type Family = { native: readonly Phrases[]; urdu: Phrases };

const none = phrases({}, '');
const crisis: Family = {
  native: [englishCrisis, arabicCrisis, arabizi.crisis],
  urdu: urduCrisis,
};
const ofPronoun: Family = { native: [englishCrisisOfPronoun], urdu: none };
const danger: Family = {
  native: [englishDanger, arabicDanger, arabizi.danger],
  urdu: urduDanger,
};
const doubt: Family = {
  native: [englishSorrow.doubt, arabicSorrow.doubt, arabizi.doubt],
  urdu: urduSorrow.doubt,
};
const deep: Family = {
  native: [englishSorrow.deep, arabicSorrow.deep, arabizi.deep],
  urdu: urduSorrow.deep,
};
const loss: Family = { native: [englishSorrow.loss, arabicSorrow.loss], urdu: none };
const light: Family = {
  native: [englishSorrow.light, arabicSorrow.light, arabizi.light],
  urdu: urduSorrow.light,
};

const isIn = ({ words, spelt }: Piece, { native, urdu }: Family): boolean =>
  native.some((all) => findPhrase(words, all) !== null) || findPhrase(spelt, urdu) !== null;

const hasCue = ({ words, spelt }: Piece, name: keyof typeof cues): boolean =>
  findPhrase(words, cues[name]) !== null || findPhrase(spelt, urduCues[name]) !== null;

/** A message as families read it. `clauses` end at commas too. */
type Message = {
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

/** The sentences of a text as `plain` makes it, each with the dots around it. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<= )\.(?= )/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}#]/u.test(sentence))
    .map((sentence) => ` . ${sentence} . `);

const own = (text: string): string => withoutSpeech(withoutIdioms(text));

/** Whether something is asked of the text: by a sentence that names it, or beside one, of nobody's own life. */
const asksOfText = (pieces: readonly Piece[]): boolean => {
  const named = ({ frame }: Piece) => frame.hasText || frame.hasLearning;
  const asks = pieces.filter(({ frame }) => frame.asks);
  return asks.some(named) || (pieces.some(named) && asks.some(({ frame }) => !frame.isOwn));
};

const messageOf = (
  text: string,
  clauseTexts: readonly string[],
  asksForRuling: boolean,
): Message => {
  const sentences = sentencesOf(own(text)).map(pieceOf);
  const clauses = clauseTexts.flatMap((clause) => sentencesOf(own(clause))).map(pieceOf);
  const some = (is: (frame: Frame) => boolean) => sentences.some(({ frame }) => is(frame));
  const asksText = asksOfText(sentences) || asksOfText(clauses);
  const asks = some((frame) => frame.asks);
  const whole = pieceOf(text);
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

/** "You", of oneself. */
const isToYou = ({ words }: Piece): boolean =>
  words.words.some((word) => ['you', 'youre', 'your', 'u', 'ur'].includes(word));

/** What the families of expressions find in a sentence. */
const inSentence = (piece: Piece, message: Message): Care => {
  const { hasText, hasLearning, asks, isOwn } = piece.frame;
  // A question about the text that names nobody of one's own.
  if (message.asksText && !message.isOwn) return null;
  if ((hasText || hasLearning) && asks && !isOwn && !isToYou(piece)) return null;
  if (message.isFun && (hasText || hasLearning)) return null;
  if (isIn(piece, crisis)) return 'distress';
  if (!message.hasText && isIn(piece, ofPronoun)) return 'distress';
  if (message.isOver) return null;
  if (isIn(piece, danger)) return 'abuse';
  // "I have not prayed for years": who asks for a ruling of it gets one, unless the pain is said.
  if (message.isOfLaw && !hasCue(piece, 'heavy')) return isIn(piece, loss) ? 'gentle' : null;
  if (hasLearning && message.asksText) return null;
  if (isIn(piece, doubt)) return 'doubt';
  if (isIn(piece, deep)) return 'sadness';
  const mayBeLost = message.isLife && !(message.asksText && hasText);
  if (mayBeLost && isIn(piece, loss)) return 'sadness';
  if (message.asksForRuling || !isIn(piece, light)) return null;
  return message.asksText ? 'gentle' : 'unsure';
};

/** Few words are not yet a message about a life. */
const FEWEST_WORDS = 4;

const lengthOf = ({ sentences }: Message): number =>
  sentences.reduce((sum, { words }) => sum + words.words.length - 2, 0);

/** Something is told, and nothing of the text. */
const isStatement = (message: Message): boolean =>
  !message.hasText && !message.asks && lengthOf(message) >= FEWEST_WORDS;

/** What single words tell where somebody speaks of their own life. */
const inClause = (piece: Piece, message: Message): Care => {
  const { hasText, hasLearning, asks, isOwn, isOfLaw } = piece.frame;
  if (isOfLaw || message.isFun || message.isOver) return null;
  if (isOwn && !asks && !message.isOfLaw && hasCue(piece, 'means')) return 'distress';
  if (hasText || hasLearning) return null;
  if ((message.asksText || asks) && !message.isOwn && !isToYou(piece)) return null;
  if (hasCue(piece, 'crisis')) return 'distress';
  if (!message.asksText && hasCue(piece, 'death')) return 'distress';
  if (!message.isOfLaw && hasCue(piece, 'means')) return 'distress';
  if (!message.isOfLaw && hasCue(piece, 'danger')) return 'abuse';
  if (message.isOfLaw || !hasCue(piece, message.asksForRuling && message.asks ? 'heavy' : 'pain'))
    return null;
  if (message.asksText && isOwn) return hasCue(piece, 'heavy') ? 'unsure' : 'gentle';
  return !message.asksText && (message.isLife || isStatement(message)) ? 'unsure' : null;
};

/** A message about nothing that is studied, of somebody's own life. */
const ofLife = (message: Message): Care => {
  const { asksText, asksForRuling, asks, hasText, isOwn, isLife, isFun, hasLearning, sentences } =
    message;
  if (sentences.some((piece) => hasCue(piece, 'comfort'))) return 'sadness';
  if (asksText || message.isOfLaw || !isLife || isFun || hasLearning) return null;
  if (sentences.some((piece) => hasCue(piece, 'heavy'))) return 'unsure';
  if (asksForRuling && (asks || sentences.some(({ frame }) => frame.isOfLaw))) return null;
  if (asks && !isOwn) return null;
  if (sentences.some((piece) => hasCue(piece, 'pain'))) return 'unsure';
  const isChat = sentences.some(({ frame }) => frame.isChat);
  const isAboutText = hasText && !(isOwn && sentences.some(({ frame }) => frame.hasKin));
  return isAboutText || isChat || lengthOf(message) < FEWEST_WORDS ? null : 'unsure';
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

const careIn = (message: Message, threatens: boolean): Care => {
  const families = worst(message.sentences.map((piece) => inSentence(piece, message)));
  if (families === 'distress' || families === 'abuse') return families;
  if (threatens) return 'violence';
  const found = worst([families, ...message.clauses.map((piece) => inClause(piece, message))]);
  return found ?? ofLife(message);
};

const namesText = (text: string): boolean => plain(text).some((it) => pieceOf(it).frame.hasText);

/**
 * What a message needs before anything else. `asked`: what it asks for by its other words.
 */
export const careFor = (message: string, asked: 'ruling' | 'instructions' | 'study'): Care => {
  const text = withoutQuotations(message, namesText);
  const clauses = text.split(/[,،;؛]|: | [-–—] /).flatMap(plain);
  const isThreat = threatens(normal(message));
  const found = worst(
    plain(text).map((it) => careIn(messageOf(it, clauses, asked === 'ruling'), isThreat)),
  );
  return found === 'unsure' && asked === 'instructions' ? null : found;
};
