import { addressKey } from '@fahm/contracts/address-key.ts';
import { RATE_LIMIT_PERIOD, type ApiLimitName } from '@fahm/contracts/routes/rate-limits.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { parseAccountsEnv } from '../env-schema.ts';

async function spend(c: Context<AppEnv>, limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key });
  if (success) return;
  c.header('retry-after', `${RATE_LIMIT_PERIOD}`);
  throw new ServiceError('too_many_requests', 'Too many requests. Try again in a minute.');
}

/** Limits how often one address or network does something. It is counted by Cloudflare, and kept nowhere. */
export const limitAddresses =
  (name: ApiLimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const address = c.req.header('cf-connecting-ip') ?? 'local';
    await spend(c, parseAccountsEnv(c.env)[name], addressKey(address));
    await next();
  };

/** Limits how often one person does something; comes after `requirePerson`. */
export const limitPeople =
  (name: ApiLimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await spend(c, parseAccountsEnv(c.env)[name], c.var.session.userId);
    await next();
  };
