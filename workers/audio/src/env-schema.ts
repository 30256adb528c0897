import * as z from 'zod/mini';
import { AudioError } from './audio-error.ts';

const has = (value: unknown, method: string): boolean =>
  typeof value === 'object' && value !== null && method in value;

const envSchema = z.object({
  /** Base address of the audio host, without a slash at its end. */
  AUDIO_HOST_URL: z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/)),
  /** Whether files are kept in the bucket and answered from it. */
  AUDIO_MIRROR: z.prefault(z.enum(['on', 'off']), 'off'),
  RECITATIONS: z.custom<R2Bucket>((value) => has(value, 'get'), 'is not an R2 bucket'),
  /** Counts requests by address; not every environment has one. */
  RATE_LIMIT: z.optional(
    z.custom<RateLimit>((value) => has(value, 'limit'), 'is not a rate limit binding'),
  ),
});

export type Env = z.infer<typeof envSchema>;

/**
 * The bindings and variables.
 * @throws AudioError `unavailable`; its cause names every one at fault, for the log only.
 */
export const parseEnv = (bindings: object): Env => {
  const result = envSchema.safeParse(bindings);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const cause = new Error(`${faults.join('; ')} (see workers/audio/wrangler.toml)`);
  throw new AudioError('unavailable', 'The service is not configured.', { cause });
};
