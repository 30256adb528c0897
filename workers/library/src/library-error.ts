import type { ErrorCode } from '@fahm/contracts/error-codes.ts';

type Options = ErrorOptions & {
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
  /** Asking again at once would give the same answer: the fault is in what was answered. */
  lasting?: boolean;
};

/**
 * The one error the library throws on purpose. `message` reaches the client, so it names what was
 * asked for and nothing else. Any other error is a defect and answers `internal`.
 */
export class LibraryError extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | null;
  readonly lasting: boolean;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options);
    this.name = 'LibraryError';
    this.code = code;
    this.retryAfter = options.retryAfter ?? null;
    this.lasting = options.lasting ?? false;
  }
}
