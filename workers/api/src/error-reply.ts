import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { ErrorEnvelope } from '@fahm/contracts/errors.ts';
import { AppError } from '@fahm/domain/errors.ts';
import type { Context } from 'hono';
import { $ZodError } from 'zod/v4/core';
import type { AppEnv } from './app-env.ts';
import { isNavigation, slowedPage } from './guard/slowed-page.ts';
import { logError } from './log.ts';

type Described = { code: ErrorCode; message: string };

const saysOrphan = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('FOREIGN KEY constraint failed') || saysOrphan(error.cause));

/**
 * What a client is told about an error. A zod error is always the request's: only input is parsed.
 * Anything else that is not an AppError is a defect, and its text stays in the log.
 */
export const describeError = (error: unknown): Described => {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (error instanceof $ZodError) {
    const fields = error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    const where = fields.length === 0 ? 'The request' : [...new Set(fields)].join(', ');
    return { code: 'unprocessable', message: `Not as expected: ${where}.` };
  }
  // Rows refer to the person who asks, and to nobody else: their account was deleted a moment ago.
  if (saysOrphan(error)) return { code: 'unauthorized', message: 'Unauthorized' };
  return { code: 'internal', message: 'Something went wrong.' };
};

/** The one place where an error becomes an answer. Answers of the 5xx class are logged; who is slowed reads words. */
export const errorReply = (error: unknown, c: Context<AppEnv>): Response | Promise<Response> => {
  const { code, message } = describeError(error);
  const status = statusByErrorCode[code];
  const requestId = c.var.requestId;
  if (code === 'busy') c.header('retry-after', '1');
  const isToWait = code === 'too_many_requests' || code === 'busy';
  if (isToWait && isNavigation(c)) return slowedPage(c, code);
  if (status >= 500) logError(error, { requestId, method: c.req.method, path: c.req.path });
  return c.json<ErrorEnvelope>({ error: { code, message, requestId } }, status);
};
