import { AppError } from '@fahm/domain/errors.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { parseAccountsEnv } from '../env-schema.ts';

/** The period of both limits in wrangler.toml, in seconds. */
const PERIOD = 60;

async function spend(c: Context<AppEnv>, limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key });
  if (success) return;
  c.header('retry-after', `${PERIOD}`);
  throw new AppError('too_many_requests', 'Too many requests. Try again in a minute.');
}

/** Limits how often one address begins to sign in. The address is counted by Cloudflare and kept nowhere. */
export const limitLogins: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { LOGIN_LIMIT } = parseAccountsEnv(c.env);
  await spend(c, LOGIN_LIMIT, c.req.header('cf-connecting-ip') ?? 'local');
  await next();
};

const SAFE = new Set(['GET', 'HEAD']);

/** Limits how often one person writes; comes after `requirePerson`. */
export const limitWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const { WRITE_LIMIT } = parseAccountsEnv(c.env);
    await spend(c, WRITE_LIMIT, c.var.session.userId);
  }
  await next();
};
