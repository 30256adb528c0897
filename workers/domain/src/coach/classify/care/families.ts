import { arabicCrisis } from './arabic-crisis.ts';
import { arabicDanger } from './arabic-danger.ts';
import { arabicSorrow } from './arabic-sorrow.ts';
import { arabizi } from './arabizi.ts';
import { cues } from './cues.ts';
import { englishCrisis, englishCrisisOfPronoun } from './english-crisis.ts';
import { englishDanger } from './english-danger.ts';
import { englishSorrow } from './english-sorrow.ts';
import { findPhrase, phrases, type Phrases } from './phrases.ts';
import type { Piece } from './piece.ts';
import { urduCrisis } from './urdu-crisis.ts';
import { urduCues } from './urdu-cues.ts';
import { urduDanger } from './urdu-danger.ts';
import { urduSorrow } from './urdu-sorrow.ts';

/** Expressions of one need: as they are written, and Urdu as `roman` spells it. */
type Family = { native: readonly Phrases[]; urdu: Phrases };

const none = phrases({}, '');

const families = {
  crisis: {
    native: [englishCrisis, arabicCrisis, arabizi.crisis],
    urdu: urduCrisis,
  },
  ofPronoun: { native: [englishCrisisOfPronoun], urdu: none },
  danger: {
    native: [englishDanger, arabicDanger, arabizi.danger],
    urdu: urduDanger,
  },
  doubt: {
    native: [englishSorrow.doubt, arabicSorrow.doubt, arabizi.doubt],
    urdu: urduSorrow.doubt,
  },
  deep: {
    native: [englishSorrow.deep, arabicSorrow.deep, arabizi.deep],
    urdu: urduSorrow.deep,
  },
  loss: { native: [englishSorrow.loss, arabicSorrow.loss], urdu: none },
  light: {
    native: [englishSorrow.light, arabicSorrow.light, arabizi.light],
    urdu: urduSorrow.light,
  },
} satisfies Record<string, Family>;

/** Whether a piece has an expression of a family. */
export const isIn = ({ words, spelt }: Piece, name: keyof typeof families): boolean => {
  const { native, urdu }: Family = families[name];
  return native.some((all) => findPhrase(words, all) !== null) || findPhrase(spelt, urdu) !== null;
};

/** Whether it has one of the single words. */
export const hasCue = ({ words, spelt }: Piece, name: keyof typeof cues): boolean =>
  findPhrase(words, cues[name]) !== null || findPhrase(spelt, urduCues[name]) !== null;
