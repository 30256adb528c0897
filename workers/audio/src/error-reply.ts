import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { ErrorEnvelope } from '@fahm/contracts/errors.ts';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AudioError } from './audio-error.ts';
import { logError } from './log.ts';

/** The one place where an error becomes an answer. Answers of the 5xx class are logged. */
export const errorReply = (error: unknown, c: Context<AppEnv>): Response => {
  const known = error instanceof AudioError ? error : null;
  const code: ErrorCode = known?.code ?? 'internal';
  const message = known?.message ?? 'Something went wrong.';
  const status = statusByErrorCode[code];
  const requestId = c.var.requestId;
  if (status >= 500) logError(error, { requestId, method: c.req.method, path: c.req.path });
  for (const [name, value] of Object.entries(known?.headers ?? {})) c.header(name, value);
  c.header('cache-control', 'no-store');
  return c.json<ErrorEnvelope>({ error: { code, message, requestId } }, status);
};
