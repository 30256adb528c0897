import { editionIdSchema } from '@fahm/contracts/quran/quran.ts';
import { baseAddress, bindings, environmentParser } from '@fahm/worker-kit/environment.ts';
import * as z from 'zod/mini';

const editionIdsSchema = z.pipe(
  z.string().check(z.regex(/^[a-z0-9.\- ]*$/)),
  z.transform((text: string): readonly string[] => text.split(' ').filter((id) => id !== '')),
);

const envSchema = z.object({
  TEXT: bindings.kv,
  ASSETS: bindings.assets,
  /** Of the text service. */
  TEXT_SERVICE_URL: baseAddress,
  DEFAULT_TRANSLATION: editionIdSchema,
  /** Recitations that listeners may keep on their devices: ids with spaces between; none by default. */
  DOWNLOADABLE_RECITATIONS: z.prefault(editionIdsSchema, ''),
});

/** The bindings and variables. @throws ServiceError `unavailable`, as the kit says. */
export const parseEnv = environmentParser(envSchema, 'workers/library/wrangler.toml');
