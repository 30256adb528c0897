import { bodyText } from '@fahm/worker-kit/body-text.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';

/** Deeper than anything that is sent to us; what walks a body by recursion stays within its stack. */
const MAX_DEPTH = 32;

/** Whether brackets nest no deeper than `MAX_DEPTH`; those inside strings are not counted. */
function isShallow(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

/**
 * The request's JSON as the schema reads it.
 * @throws ServiceError as `bodyText`; `bad_request` when it is no JSON; a zod error, which answers
 * `unprocessable`, when it is JSON of another shape.
 */
export const jsonBody = async <T>(
  c: Context<AppEnv>,
  schema: z.ZodMiniType<T>,
  mostBytes: number,
): Promise<T> => {
  const text = await bodyText(c.req.raw, mostBytes);
  let value: unknown;
  try {
    if (!isShallow(text)) throw new Error('nested too deeply');
    value = JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('bad_request', 'The body is not JSON.', { cause });
  }
  return z.parse(schema, value);
};
