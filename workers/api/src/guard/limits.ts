import { addressKey } from '@fahm/contracts/address-key.ts';
import { AppError } from '@fahm/domain/errors.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { parseAccountsEnv } from '../env-schema.ts';

/** The period of the limits in wrangler.toml, in seconds. */
const PERIOD = 60;

async function spend(c: Context<AppEnv>, limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key });
  if (success) return;
  c.header('retry-after', `${PERIOD}`);
  throw new AppError('too_many_requests', 'Too many requests. Try again in a minute.');
}

/** Limits how often one address or network does something. It is counted by Cloudflare, and kept nowhere. */
const limitAddresses =
  (name: 'LOGIN_LIMIT' | 'REPORT_LIMIT'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const address = c.req.header('cf-connecting-ip') ?? 'local';
    await spend(c, parseAccountsEnv(c.env)[name], addressKey(address));
    await next();
  };

/** For the beginning and the end of a sign-in. */
export const limitLogins = limitAddresses('LOGIN_LIMIT');

/** For what people write to us without an account. */
export const limitReports = limitAddresses('REPORT_LIMIT');

const SAFE = new Set(['GET', 'HEAD']);

const limitBy =
  (name: 'WRITE_LIMIT' | 'STUDY_LIMIT'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      await spend(c, parseAccountsEnv(c.env)[name], c.var.session.userId);
    }
    await next();
  };

/** Limits how often one person writes; comes after `requirePerson`. */
export const limitWrites = limitBy('WRITE_LIMIT');

/** The same for reviews and ticks, which come fast, and all at once when a device was offline. */
export const limitStudy = limitBy('STUDY_LIMIT');
