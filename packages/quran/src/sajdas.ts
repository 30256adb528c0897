import type { Sajda } from './corpus/model.ts';
import { verseKey, type VerseId } from './reference.ts';

/** The 15 places by verse key; kinds as in `corpus/divisions.ts`, with which a test compares them. */
const SAJDAS: Readonly<Record<string, Sajda>> = {
  '7:206': 'recommended',
  '13:15': 'recommended',
  '16:50': 'recommended',
  '17:109': 'recommended',
  '19:58': 'recommended',
  '22:18': 'recommended',
  '22:77': 'recommended',
  '25:60': 'recommended',
  '27:26': 'recommended',
  '32:15': 'obligatory',
  '38:24': 'recommended',
  '41:38': 'obligatory',
  '53:62': 'obligatory',
  '84:21': 'recommended',
  '96:19': 'obligatory',
};

/** How the verse asks for a prostration; `null` for every other verse. */
export function sajdaOf(verse: VerseId): Sajda | null {
  return SAJDAS[verseKey(verse)] ?? null;
}
