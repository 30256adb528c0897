import type { ErrorCode } from '@fahm/contracts/error-codes.ts';

/**
 * The one error the domain throws on purpose. `message` reaches the client in the envelope, so it
 * names what was asked for and nothing else. Any other error is a defect and answers `internal`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }
}
