import { isSecureAddress } from '@fahm/contracts/secure-transport.ts';
import * as z from 'zod/mini';
import { notConfigured } from './service-error.ts';

const has = (value: unknown, ...methods: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && methods.every((method) => method in value);

/** Bindings of the platform, told by what they can do: in tests and locally they are other classes. */
export const bindings = {
  d1: z.custom<D1Database>((value) => has(value, 'prepare', 'batch'), 'is not a D1 database'),
  kv: z.custom<KVNamespace>((value) => has(value, 'getWithMetadata'), 'is not a KV namespace'),
  r2: z.custom<R2Bucket>((value) => has(value, 'get', 'put'), 'is not an R2 bucket'),
  assets: z.custom<Fetcher>((value) => has(value, 'fetch'), 'is not an assets binding'),
  rateLimit: z.custom<RateLimit>((value) => has(value, 'limit'), 'is not a rate limit'),
};

/** Address of a service: over TLS, but on one's own machine. */
export const serviceAddress = z
  .string()
  .check(z.refine(isSecureAddress, 'is neither https nor of this machine'));

/** Base address of a service, without a slash at its end. */
export const baseAddress = serviceAddress.check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/));

/**
 * A parser of an environment that reads each bindings object once: workerd hands over the same one every time.
 * `make` builds what an isolate shares from it. `file` is the wrangler file to look at.
 * @throws ServiceError `unavailable`; its cause names every binding at fault, for the log only.
 */
export const environmentParser = <T, U = T>(
  schema: z.ZodMiniType<T>,
  file: string,
  make: (environment: T) => U = (environment) => environment as unknown as U,
) => {
  const parsed = new WeakMap<object, { value: U }>();
  return (environment: object): U => {
    const known = parsed.get(environment);
    if (known !== undefined) return known.value;
    const result = z.safeParse(schema, environment);
    if (!result.success) {
      const faults = result.error.issues.map(
        ({ path, message }) => `binding ${path.join('.')}: ${message}`,
      );
      throw notConfigured(faults.join('; '), file);
    }
    const value = make(result.data);
    parsed.set(environment, { value });
    return value;
  };
};
