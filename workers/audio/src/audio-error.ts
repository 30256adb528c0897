import type { ErrorCode } from '@fahm/contracts/error-codes.ts';

type Options = ErrorOptions & {
  /** What the answer says beside its envelope: `retry-after`, `content-range`. */
  headers?: Record<string, string>;
};

/**
 * The one error this worker throws on purpose. `message` reaches the client, so it names what was
 * asked for and nothing else. Any other error is a defect and answers `internal`.
 */
export class AudioError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options);
    this.name = 'AudioError';
    this.code = code;
    this.headers = options.headers ?? {};
  }
}

export const noSuchFile = (): AudioError => new AudioError('not_found', 'No such recitation.');

/** `waitMs`: milliseconds after which asking again makes sense, `null` when nobody told. */
export const unavailable = (cause: unknown, waitMs: number | null): AudioError =>
  new AudioError('unavailable', 'The recitation cannot be had now.', {
    cause,
    headers: { 'retry-after': String(Math.max(1, Math.ceil((waitMs ?? 1000) / 1000))) },
  });

/** `size`: bytes of the file, `null` when it is not known. */
export const noSuchRange = (size: number | null): AudioError =>
  new AudioError('range_not_satisfiable', 'The file has no such bytes.', {
    headers: size === null ? {} : { 'content-range': `bytes */${size}` },
  });
