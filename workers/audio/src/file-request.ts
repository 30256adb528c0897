import { type RequestedRange, readRange } from './replies/byte-range.ts';

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'] as const;

/** Longer ones are nobody's: a condition may always be ignored. */
const LONGEST_CONDITION = 200;

type Conditions = Partial<Record<(typeof CONDITIONS)[number], string>>;

/** What a listener asks for, read from the request. */
export type FileRequest = {
  /** `128/ar.alafasy/262.mp3`: its place at the host and in the bucket. */
  key: string;
  method: 'GET' | 'HEAD';
  /** `null` for the whole file. */
  range: RequestedRange | null;
  conditions: Conditions;
  /** `Cache-Control: only-if-cached`: a copy or nothing, whoever asks wants to leave the host alone. */
  onlyIfCached: boolean;
};

export function readFileRequest(key: string, { method, headers }: Request): FileRequest {
  const conditions: Conditions = {};
  for (const name of CONDITIONS) {
    const value = headers.get(name);
    if (value !== null && value.length <= LONGEST_CONDITION) conditions[name] = value;
  }
  const onlyIfCached = /\bonly-if-cached\b/i.test(headers.get('cache-control') ?? '');
  // A range belongs to GET alone.
  if (method === 'HEAD') return { key, method, range: null, conditions, onlyIfCached };
  const range = readRange(headers.get('range') ?? undefined);
  return { key, method: 'GET', range, conditions, onlyIfCached };
}
