import type { Found } from '../search/search.ts';
import { anyOf } from '../classify/normal.ts';
import type { Reading } from './small-talk.ts';

/** Somebody speaks of themselves, or of one near; rather too often than too seldom. */
const OWN = anyOf(
  "(?<!\\p{L})(?:i|i'm|im|i've|ive|i'd|me|my|mine|myself|we|we're|our|us|u|you|your)(?!\\p{L})",
  '(?<!\\p{L})(?:ana|ene|main|mai|mujhe|mujh|mera|meri|mere|hum|hamara|hamari|apna|apni|apne)(?!\\p{L})',
  '(?<!\\p{L})(?:انا|أنا|نحن|احنا|لي|عندي|علي|بي|معي|عني|مني|\\p{L}{2,}(?:ني|تي|بي|سي|لي|مي|دي|ري))(?!\\p{L})',
  '(?<!\\p{L})(?:میں نے|میں ہوں|میں نہیں|میرا|میری|میرے|مجھے|مجھ|ہم|ہمارا|ہمارے|ہماری|اپنا|اپنی|اپنے)(?!\\p{L})',
);

/**
 * What a message asks for once it is known what it finds, which is asked where it can matter. Where nobody knew what somebody meant (`unsure`), nobody speaks
 * of themselves, and the lessons are beyond doubt about it, it is answered with the gentle sentence first, which names
 * urgent help as the reply of unsure does. Every other reading of care stands.
 */
export const readingWith = (message: string, reading: Reading, find: () => Found): Reading =>
  reading.kind === 'unsure' && !OWN.test(message.toLowerCase()) && find().isPlain
    ? { kind: 'study', isGentle: true }
    : reading;
