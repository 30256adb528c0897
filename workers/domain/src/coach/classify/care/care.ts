import { normal } from '../normal.ts';
import { arabicCrisis } from './arabic-crisis.ts';
import { arabicDanger } from './arabic-danger.ts';
import { arabicSorrow } from './arabic-sorrow.ts';
import { arabizi } from './arabizi.ts';
import { englishCrisis, englishCrisisOfPronoun } from './english-crisis.ts';
import { englishDanger } from './english-danger.ts';
import { englishSorrow } from './english-sorrow.ts';
import { findPhrase, wordsOf, type Phrases, type Words } from './phrases.ts';
import { plain } from './plain.ts';
import { roman } from './roman.ts';
import { frameOf, type Frame } from './study-frame.ts';
import { withoutIdioms, withoutQuotations, withoutSpeech } from './told.ts';
import { urduCrisis } from './urdu-crisis.ts';
import { urduDanger } from './urdu-danger.ts';
import { urduSorrow } from './urdu-sorrow.ts';
import { threatens } from './violence.ts';

export type Need = 'distress' | 'abuse' | 'violence' | 'sadness' | 'doubt';

/** What somebody needs before anything else; `gentle`: it may be pain or study, so a gentle sentence goes first. */
export type Care = Need | 'gentle' | null;

/** A message as its families read it: its words, and as `roman` spells them. */
type Reading = { words: Words; spelt: Words; frame: Frame };

const readingOf = (text: string): Reading => {
  const spelt = wordsOf(roman(text));
  return { words: wordsOf(text), spelt, frame: frameOf(spelt) };
};

type Family = { native: readonly Phrases[]; urdu: Phrases };

const crisis: Family = {
  native: [englishCrisis, arabicCrisis, arabizi.crisis],
  urdu: urduCrisis,
};
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
const loss: Family = { native: [englishSorrow.loss, arabicSorrow.loss], urdu: [] };
const light: Family = {
  native: [englishSorrow.light, arabicSorrow.light, arabizi.light],
  urdu: urduSorrow.light,
};

const isIn = ({ words, spelt }: Reading, { native, urdu }: Family): boolean =>
  native.some((phrases) => findPhrase(words, phrases) !== null) ||
  findPhrase(spelt, urdu) !== null;

const careIn = (reading: Reading, isOfLaw: boolean): Care => {
  const { hasText, asksText, isOwn } = reading.frame;
  // A question about the text that names nobody of one's own.
  if (asksText && !isOwn) return null;
  if (isIn(reading, crisis)) return 'distress';
  if (!hasText && findPhrase(reading.words, englishCrisisOfPronoun) !== null) return 'distress';
  if (isIn(reading, danger)) return 'abuse';
  if (isIn(reading, doubt)) return 'doubt';
  if (isIn(reading, deep)) return 'sadness';
  if (isIn(reading, loss)) return isOfLaw ? 'gentle' : 'sadness';
  if (!isIn(reading, light)) return null;
  if (isOfLaw) return null;
  return hasText ? 'gentle' : 'sadness';
};

const ORDER: readonly Care[] = ['distress', 'abuse', 'violence', 'doubt', 'sadness', 'gentle'];

/** What a message needs before anything else. `isOfLaw`: it asks for a ruling too. */
export const careFor = (message: string, isOfLaw: boolean): Care => {
  const found = plain(withoutQuotations(message))
    .map((text) => careIn(readingOf(withoutSpeech(withoutIdioms(text))), isOfLaw));
  const threat: Care = threatens(normal(message)) ? 'violence' : null;
  return ORDER.find((care) => found.includes(care) || threat === care) ?? null;
};
