import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { ErrorEnvelope } from '@fahm/contracts/errors.ts';
import type { Context } from 'hono';
import { $ZodError } from 'zod/v4/core';
import { logError } from './log.ts';
import { ServiceError } from './service-error.ts';

/** What Hono carries through a request of any worker. Bindings are unknown until they have been parsed. */
export type WorkerEnv = { Bindings: object; Variables: { requestId: string } };

export type Described = {
  code: ErrorCode;
  message: string;
  headers?: Readonly<Record<string, string>>;
};

/**
 * What a client is told about an error. A zod error is always the request's: only input is parsed by throwing.
 * Anything else that is not a ServiceError is a defect, and its text stays in the log.
 */
export const describeError = (error: unknown): Described => {
  if (error instanceof ServiceError) {
    const { code, message, headers } = error;
    return { code, message, headers };
  }
  if (error instanceof $ZodError) {
    const fields = error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    const where = fields.length === 0 ? 'The request' : [...new Set(fields)].join(', ');
    return { code: 'unprocessable', message: `Not as expected: ${where}.` };
  }
  return { code: 'internal', message: 'Something went wrong.' };
};

/** The one place where what is told of an error becomes an answer. Answers of the 5xx class are logged. */
export const replyWith = (
  error: unknown,
  { code, message, headers = {} }: Described,
  c: Context,
): Response => {
  const status = statusByErrorCode[code];
  const { requestId } = c.var as WorkerEnv['Variables'];
  if (status >= 500) logError(error, { requestId, method: c.req.method, path: c.req.path });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json<ErrorEnvelope>({ error: { code, message, requestId } }, status);
};
