import { intentOf, type Intent } from '../intent.ts';
import type { Care, Finder, Found } from './care.ts';
import { featuresOf, type Signs } from './features.ts';
import type { Model, Shares } from './model.ts';

// Families of expressions and the model beside them: families decide where they are certain, the model where they
// know nothing or little. Its thresholds were set by cross-validation on what it was trained with (record 26).

/** How a message is judged: `pain` in log odds, and how much of it is a crisis or danger. */
export type Judgement = { pain: number; acute: number; shares: Shares };

const PAIN = ['crisis', 'danger', 'sadness', 'doubt'] as const;

const logOdds = (share: number): number => Math.log((share + 1e-4) / (1 - share + 1e-4));

const judged = (shares: Shares): Judgement => {
  const pain = PAIN.reduce((sum, name) => sum + shares[name], 0);
  return {
    pain: logOdds(pain),
    acute: (shares.crisis + shares.danger) / Math.max(pain, 1e-9),
    shares,
  };
};

/** A sentence of fewer words is judged only with the others. */
const FEWEST_WORDS = 3;
/** As many of the first, and of the last: what weighs is said at the beginning, or after much else. */
const MAX_AT_EACH_END = 8;

/** The sentences of a message that has several. */
export const sentencesOf = (message: string): string[] => {
  const all = message
    .split(/(?<=[.!?؟۔…\n])\s+/u)
    .filter((sentence) => sentence.trim().split(/\s+/u).length >= FEWEST_WORDS);
  if (all.length < 2) return [];
  if (all.length <= 2 * MAX_AT_EACH_END) return all;
  return [...all.slice(0, MAX_AT_EACH_END), ...all.slice(-MAX_AT_EACH_END)];
};

/** How much the sentence that hurts most counts beside the whole: pain is said beside questions of study. */
const OF_SENTENCE = 0.4;

/** The judgement of a whole and its sentences. */
export const together = (whole: Shares, sentences: readonly Shares[]): Judgement => {
  const first = judged(whole);
  const all = [first, ...sentences.map(judged)];
  const worst = Math.max(...all.map(({ pain }) => pain));
  return {
    ...first,
    pain: (1 - OF_SENTENCE) * first.pain + OF_SENTENCE * worst,
    acute: Math.max(...all.map(({ acute }) => acute)),
  };
};

/** What else a message does, beside what may be pain: the more of it is study, the surer one must be to leave it unanswered. */
type Beside = 'nothing' | 'question' | 'study' | 'ruling';

/** Log odds of pain. From `gentle` on the gentle sentence stands before the answer, from `care` on instead of it. */
const FROM: Readonly<Record<Beside, { gentle: number; care: number }>> = {
  nothing: { gentle: -0.5, care: -0.5 },
  question: { gentle: -1.5, care: 0.5 },
  study: { gentle: -1.5, care: 1 },
  ruling: { gentle: -0.2, care: 2 },
};
/** The same for a question of nobody's own life, which asks about loneliness and is not lonely. */
const GENTLE_OF_NOBODY = -1;
/** Sadness and doubt that families have a word for need less. */
const LESS_WHERE_NAMED = 1;
/** A crisis by the model alone. */
const IS_ACUTE = { pain: 2, share: 0.9 };
/** With less of it, sadness or doubt is answered as that: by families' word for it, or by the model's. */
const MAY_BE_ACUTE = { known: 0.2, unknown: 0.12 };

/** Which pain it is; `unsure` where it may be a crisis, for its reply names urgent help. */
const kindOf = (found: Care, { pain, acute, shares }: Judgement): Care => {
  if (pain >= IS_ACUTE.pain && acute >= IS_ACUTE.share) {
    return shares.danger > shares.crisis ? 'abuse' : 'distress';
  }
  const isKnown = found === 'sadness' || found === 'doubt';
  if (acute >= (isKnown ? MAY_BE_ACUTE.known : MAY_BE_ACUTE.unknown)) return 'unsure';
  return isKnown ? found : shares.doubt > shares.sadness ? 'doubt' : 'sadness';
};

const isAny = (signs: Signs, ...any: string[]): boolean => any.some((sign) => signs.includes(sign));

const besideOf = (signs: Signs, intent: Intent): Beside => {
  if (intent === 'ruling') return 'ruling';
  const has = (...any: string[]) => isAny(signs, ...any);
  if (has('asksText') || (has('hasText', 'hasLearning') && has('asks'))) return 'study';
  return has('hasText', 'hasLearning', 'asks') ? 'question' : 'nothing';
};

/** What is certain needs no model; what may be pain or study gets the gentle sentence, which names help, and its answer. */
export const decide = (
  { care: found, signs }: Found,
  judgement: Judgement,
  intent: Intent,
): Care => {
  if (found === 'distress' || found === 'abuse' || found === 'violence') return found;
  const { pain } = judgement;
  const beside = besideOf(signs, intent);
  const isAsked = beside === 'question' || beside === 'study';
  const isOfNobody = isAsked && !isAny(signs, 'isOwn', 'isLife');
  const gentle = isOfNobody ? GENTLE_OF_NOBODY : FROM[beside].gentle;
  const isNamed = found === 'sadness' || found === 'doubt';
  const care = Math.max(gentle, FROM[beside].care - (isNamed ? LESS_WHERE_NAMED : 0));
  if (pain >= care) return kindOf(found, judgement);
  if (pain >= gentle) return 'gentle';
  // A loss beside a question of law.
  return found === 'gentle' && beside === 'ruling' ? 'gentle' : null;
};

/** A message as the model sees it. */
export const featuresIn = (message: string, { signs }: Found) => featuresOf(message, signs);

/** What the families and the model say of a message. */
export const readWith = (find: Finder, model: Model, message: string, intent: Intent): Care => {
  const found = find(message, intent);
  const sentences = sentencesOf(message).map((sentence) =>
    model(featuresIn(sentence, find(sentence, intentOf(sentence)))),
  );
  return decide(found, together(model(featuresIn(message, found)), sentences), intent);
};
