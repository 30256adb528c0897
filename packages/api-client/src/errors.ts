import { isErrorCode, statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { ErrorEnvelope } from '@fahm/contracts/errors.ts';

type Details = { code: ErrorCode; status: number; requestId: string | null };

/**
 * A call to our server that did not succeed. `status` is the HTTP status, or 0 when no answer
 * came; `requestId` is the server's id of the request, `null` when it gave none.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly requestId: string | null;

  constructor(message: string, { code, status, requestId }: Details, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

/** By name, not by class: shell and remotes each carry a copy of this module. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && 'code' in error;

/** Whether the server does not know who is asking. [8.1] reads it off the message; we type it. */
export const isUnauthorized = (error: unknown): error is ApiError =>
  isApiError(error) && error.status === 401;

const entries = Object.entries(statusByErrorCode) as [ErrorCode, number][];

/** The code of an answer that carries none of ours: from a proxy, or from a newer server. */
const codeOfStatus = (status: number): ErrorCode => {
  const exact = entries.find(([, known]) => known === status);
  if (exact !== undefined) return exact[0];
  if (status === 502 || status === 504) return 'unavailable';
  return status >= 400 && status < 500 ? 'bad_request' : 'internal';
};

type Loose<T> = { [Key in keyof T]?: unknown };

/** The envelope's inside, field by field unknown. By hand: an error must not load a schema library. */
const readEnvelope = (body: string): Loose<ErrorEnvelope['error']> => {
  try {
    const reply = JSON.parse(body) as Loose<ErrorEnvelope> | null;
    return reply?.error ?? {};
  } catch {
    return {};
  }
};

/**
 * The error of an answer outside 200 to 299. Its message is the status code, a colon, a space and
 * the body's text, or the status text when the body is empty ([8.1]).
 */
export const errorOfReply = (response: Response, body: string): ApiError => {
  const { status, statusText, headers } = response;
  const { code, requestId } = readEnvelope(body);
  return new ApiError(`${status}: ${body === '' ? statusText : body}`, {
    code: isErrorCode(code) ? code : codeOfStatus(status),
    status,
    requestId: typeof requestId === 'string' ? requestId : headers.get('x-request-id'),
  });
};
