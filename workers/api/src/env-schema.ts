import { bindings, environmentParser } from '@fahm/worker-kit/environment.ts';
import { notConfigured as lacks, type ServiceError } from '@fahm/worker-kit/service-error.ts';
import * as z from 'zod/mini';

const { rateLimit } = bindings;

const envSchema = z.object({
  DB: bindings.d1,
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
  /** Encrypts a sign-in under way. */
  LOGIN_SECRET: z.string().check(z.minLength(32, 'is shorter than 32 characters')),
  LOGIN_LIMIT: rateLimit,
  REPORT_LIMIT: rateLimit,
  WRITE_LIMIT: rateLimit,
  STUDY_LIMIT: rateLimit,
});

const FILE = 'wrangler.toml';

/** The error of a deployment that lacks something; `fault` goes to the log only. */
export const notConfigured = (fault: string): ServiceError => lacks(fault, FILE);

/** A parser of bindings that few routes need. */
export const parserOf = <T>(schema: z.ZodMiniType<T>) => environmentParser(schema, FILE);

/**
 * The bindings that every route needs.
 * @throws ServiceError `unavailable`; its cause names every binding at fault, for the log only.
 */
export const parseEnv = parserOf(envSchema);

/** The bindings of accounts; throws as `parseEnv` does. */
export const parseAccountsEnv = parserOf(accountsEnvSchema);
