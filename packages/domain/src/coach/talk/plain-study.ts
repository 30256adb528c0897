import type { Found } from '../search/search.ts';
import { anyOf } from '../classify/normal.ts';
import type { Reading } from './small-talk.ts';

/** Somebody speaks of themselves, or of one near; rather too often than too seldom. */
const OWN = anyOf(
  "(?<!\\p{L})(?:i|i'm|im|i've|ive|i'd|me|my|mine|myself|we|we're|our|us)(?!\\p{L})",
  '(?<!\\p{L})(?:ana|ene|main|mai|mujhe|mujh|mera|meri|mere|hum|hamara|hamari|apna|apni|apne)(?!\\p{L})',
  '(?<!\\p{L})(?:انا|أنا|نحن|احنا|لي|عندي|علي|بي|معي|عني|مني|(?!اللي(?!\\p{L})|ب?ي\\p{L}{2})\\p{L}{2,}(?:ني|تي|بي|سي|لي|مي|دي|ري))(?!\\p{L})',
  '(?<!\\p{L})(?:میں نے|میں ہوں|میں نہیں|میرا|میری|میرے|مجھے|مجھ|ہم|ہمارا|ہمارے|ہماری|اپنا|اپنی|اپنے)(?!\\p{L})',
);

/** What asks for leave, for a duty, or at all. */
const ASKS = anyOf(
  '[?؟]|(?<!\\p{L})(?:can|could|may|must|should|is|are|am|do|does|did|if|haram|halal|allowed|permi\\w+|ruling|fatwa)(?!\\p{L})',
  'هل|يجوز|حكم|حرام|حلال|جائز|کیا|حکم|ہے',
);

/** Replies that the lessons may take the place of. Where pain was understood its reply stands, whatever is found. */
const OF_CARE: ReadonlySet<Reading['kind']> = new Set(['unsure', 'doubt']);

/** Whether what a message finds can change how it is read as one of care: not where somebody speaks of themselves. */
export const mayBeStudy = (message: string, { kind }: Reading): boolean =>
  OF_CARE.has(kind) && !OWN.test(message.toLowerCase());

/**
 * What a message asks for once it is known what it finds, which is asked where it can matter. Where nobody speaks of
 * themselves, and the lessons are beyond doubt about it, it is answered with the gentle sentence first, which names
 * urgent help as a reply of care does. Names of the table and nothing else are a topic: no pain is told by it, and no ruling
 * asked for; nor is one by a scene that is named and not asked about ("sacrifice of his son in a dream"). Every other
 * reading stands.
 */
export const readingWith = (message: string, reading: Reading, find: () => Found): Reading => {
  const { kind } = reading;
  if (kind === 'ruling') {
    const { isName, isScene } = find();
    const isTold = isScene && !OWN.test(message.toLowerCase()) && !ASKS.test(message.toLowerCase());
    return isName || isTold ? { ...reading, kind: 'study' } : reading;
  }
  if (!mayBeStudy(message, reading)) return reading;
  const { isPlain, isName } = find();
  return isPlain || isName ? { kind: 'study', isGentle: true } : reading;
};
