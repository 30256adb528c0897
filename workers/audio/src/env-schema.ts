import { baseAddress, bindings, environmentParser } from '@fahm/worker-kit/environment.ts';
import * as z from 'zod/mini';

const envSchema = z.object({
  /** Of the audio host. */
  AUDIO_HOST_URL: baseAddress,
  /** Whether files are kept in the bucket and answered from it. */
  AUDIO_MIRROR: z.prefault(z.enum(['on', 'off']), 'off'),
  RECITATIONS: bindings.r2,
  /** Counts requests by address; not every environment has one. */
  RATE_LIMIT: z.optional(bindings.rateLimit),
});

/** The bindings and variables. @throws ServiceError `unavailable`, as the kit says. */
export const parseEnv = environmentParser(envSchema, 'workers/audio/wrangler.toml');
