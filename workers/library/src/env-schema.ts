import { editionIdSchema } from '@fahm/contracts/quran.ts';
import * as z from 'zod/mini';
import { LibraryError } from './library-error.ts';

const has = (value: unknown, method: string): boolean =>
  typeof value === 'object' && value !== null && method in value;

const editionIdsSchema = z.pipe(
  z.string().check(z.regex(/^[a-z0-9.\- ]*$/)),
  z.transform((text: string): readonly string[] => text.split(' ').filter((id) => id !== '')),
);

const envSchema = z.object({
  TEXT: z.custom<KVNamespace>((value) => has(value, 'getWithMetadata'), 'is not a KV namespace'),
  ASSETS: z.custom<Fetcher>((value) => has(value, 'fetch'), 'is not an assets binding'),
  /** Base address of the text service, without a slash at its end. */
  TEXT_SERVICE_URL: z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/)),
  DEFAULT_TRANSLATION: editionIdSchema,
  /** Recitations that listeners may keep on their devices: ids with spaces between; none by default. */
  DOWNLOADABLE_RECITATIONS: z.prefault(editionIdsSchema, ''),
});

export type Env = z.infer<typeof envSchema>;

/**
 * The bindings and variables.
 * @throws LibraryError `unavailable`; its cause names every one at fault, for the log only.
 */
export const parseEnv = (bindings: object): Env => {
  const result = envSchema.safeParse(bindings);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const cause = new Error(`${faults.join('; ')} (see workers/library/wrangler.toml)`);
  throw new LibraryError('unavailable', 'The service is not configured.', { cause });
};
