import { addressKey } from '@fahm/contracts/address-key.ts';
import {
  RATE_LIMIT_PERIOD,
  ROWS_OF_A_WRITE,
  type ApiLimitName,
} from '@fahm/contracts/routes/rate-limits.ts';
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

/** Counts what one write changed as the writes that it is worth. It is done already: the next ones have to wait. */
export const countRows = async (c: Context<AppEnv>, rows: number): Promise<void> => {
  const { WRITE_LIMIT } = parseAccountsEnv(c.env);
  for (let more = Math.floor(rows / ROWS_OF_A_WRITE); more > 0; more -= 1) {
    await WRITE_LIMIT.limit({ key: c.var.session.userId });
  }
};

/** Limits how often one person does something; comes after `requirePerson`. */
export const limitPeople =
  (name: ApiLimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await spend(c, parseAccountsEnv(c.env)[name], c.var.session.userId);
    await next();
  };
