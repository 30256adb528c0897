import { AppError } from '@fahm/domain/errors.ts';
import * as z from 'zod/mini';

const isD1 = (value: unknown): value is D1Database =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'batch' in value;

const isRateLimit = (value: unknown): value is RateLimit =>
  typeof value === 'object' && value !== null && 'limit' in value;

const rateLimit = z.custom<RateLimit>(isRateLimit, 'is not a rate limit');

const envSchema = z.object({
  DB: z.custom<D1Database>(isD1, 'is not a D1 database'),
});

/** What sign-in and everything behind it need besides. Public replies work without. */
const accountsEnvSchema = z.object({
  /** The one origin that people see: `https://fahm.example`. */
  PUBLIC_ORIGIN: z.string(),
  OIDC_ISSUER: z.string(),
  OIDC_CLIENT_ID: z.string().check(z.minLength(1)),
  /** Not given for a public client. */
  OIDC_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** `prompt` of the request: `select_account` or `login`, where people share computers. */
  OIDC_PROMPT: z.optional(z.enum(['login', 'select_account'])),
  /** Seals a sign-in under way. */
  LOGIN_SECRET: z.string().check(z.minLength(32, 'is shorter than 32 characters')),
  LOGIN_LIMIT: rateLimit,
  REPORT_LIMIT: rateLimit,
  WRITE_LIMIT: rateLimit,
  STUDY_LIMIT: rateLimit,
});

export type Env = z.infer<typeof envSchema>;
export type AccountsEnv = z.infer<typeof accountsEnvSchema>;

/** A parser that reads each bindings object once: workerd hands over the same one every time. */
export const parserOf = <T>(schema: z.ZodMiniType<T>) => {
  const parsed = new WeakMap<object, T>();
  return (bindings: object): T => {
    const known = parsed.get(bindings);
    if (known !== undefined) return known;
    const result = z.safeParse(schema, bindings);
    if (!result.success) {
      const faults = result.error.issues.map(
        ({ path, message }) => `binding ${path.join('.')}: ${message}`,
      );
      throw notConfigured(faults.join('; '));
    }
    parsed.set(bindings, result.data);
    return result.data;
  };
};

/** The error of a deployment that lacks something; `fault` goes to the log only. */
export const notConfigured = (fault: string): AppError =>
  new AppError('unavailable', 'The service is not configured.', {
    cause: new Error(`${fault} (see wrangler.toml)`),
  });

/**
 * The bindings that every route needs.
 * @throws AppError `unavailable`; its cause names every binding at fault, for the log only.
 */
export const parseEnv = parserOf(envSchema);

/** The bindings of accounts; throws as `parseEnv` does. */
export const parseAccountsEnv = parserOf(accountsEnvSchema);
