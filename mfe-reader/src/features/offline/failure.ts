import { DamagedText } from './download.ts';

/** Why something could not be kept; `worker`: the browser does not keep pages. */
export type Failure = 'network' | 'damaged' | 'full' | 'worker';

export function failureOf(error: unknown): Failure {
  if (error instanceof DamagedText) return 'damaged';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}
