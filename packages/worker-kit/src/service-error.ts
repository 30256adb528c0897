import type { ErrorCode } from '@fahm/contracts/error-codes.ts';

type Options = ErrorOptions & {
  /** What the answer says beside its envelope: `retry-after`, `content-range`. */
  headers?: Readonly<Record<string, string>>;
  /** Asking again would give the same answer: the fault is in what was asked or answered. */
  isLasting?: boolean;
};

/**
 * The one error that workers and the domain throw on purpose. `message` reaches the client in the envelope, so it
 * names what was asked for and nothing else. Any other error is a defect and answers `internal`.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly isLasting: boolean;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options);
    this.name = 'ServiceError';
    this.code = code;
    this.headers = options.headers ?? {};
    this.isLasting = options.isLasting ?? false;
  }
}

/** The error of a deployment that lacks something; `fault` goes to the log only, `file` says where to mend it. */
export const notConfigured = (fault: string, file: string): ServiceError =>
  new ServiceError('unavailable', 'The service is not configured.', {
    cause: new Error(`${fault} (see ${file})`),
  });
