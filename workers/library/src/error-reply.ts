import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { ErrorEnvelope } from '@fahm/contracts/errors.ts';
import type { Context } from 'hono';
import { $ZodError } from 'zod/v4/core';
import type { AppEnv } from './app-env.ts';
import { LibraryError } from './library-error.ts';
import { logError } from './log.ts';

type Described = { code: ErrorCode; message: string };

const describeError = (error: unknown): Described => {
  if (error instanceof LibraryError) return { code: error.code, message: error.message };
  // Only the request is parsed by throwing; what others answer is parsed without.
  if (error instanceof $ZodError) {
    const fields = error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    return {
      code: 'unprocessable',
      message: `Not as expected: ${[...new Set(fields)].join(', ')}.`,
    };
  }
  return { code: 'internal', message: 'Something went wrong.' };
};

/** The one place where an error becomes an answer. Answers of the 5xx class are logged. */
export const errorReply = (error: unknown, c: Context<AppEnv>): Response => {
  const { code, message } = describeError(error);
  const status = statusByErrorCode[code];
  const requestId = c.var.requestId;
  if (status >= 500) logError(error, { requestId, method: c.req.method, path: c.req.path });
  if (error instanceof LibraryError && error.retryAfter !== null) {
    c.header('retry-after', String(error.retryAfter));
  }
  c.header('cache-control', 'no-store');
  return c.json<ErrorEnvelope>({ error: { code, message, requestId } }, status);
};
