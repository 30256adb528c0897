import {
  describeError as describeKnown,
  replyWith,
  type Described,
} from '@fahm/worker-kit/error-reply.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { isNavigation, slowedPage } from './guard/slowed-page.ts';

const saysOrphan = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('FOREIGN KEY constraint failed') || saysOrphan(error.cause));

/** What was thrown on purpose below a failed query: the database is busy, which is over in a moment. */
const onPurpose = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof ServiceError) return error;
  return error.cause instanceof ServiceError ? error.cause : error;
};

/** What a client is told about an error. Rows refer to the person who asks, and to nobody else: their account was deleted. */
export const describeError = (error: unknown): Described =>
  saysOrphan(error)
    ? { code: 'unauthorized', message: 'Unauthorized' }
    : describeKnown(onPurpose(error));

/** The envelope of an error; who followed a link and is slowed reads words. */
export const errorReply = (error: unknown, c: Context<AppEnv>): Response | Promise<Response> => {
  const described = describeError(error);
  const { code } = described;
  if (code === 'busy') c.header('retry-after', '1');
  const isToWait = code === 'too_many_requests' || code === 'busy';
  if (isToWait && isNavigation(c)) return slowedPage(c, code);
  return replyWith(error, described, c);
};
