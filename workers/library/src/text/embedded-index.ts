import { editionSchema } from '@fahm/contracts/quran/quran.ts';
import * as z from 'zod/mini';
import { divisionsSchema } from './divisions.ts';

/** `index.json` of the assets: the editions that are built in, and where verses stand. */
export const embeddedIndexSchema = z.object({
  editions: z.array(
    z.object({
      edition: editionSchema,
      /** Changes when a letter of the edition or of what is said about it changes. */
      version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    }),
  ),
  divisions: divisionsSchema,
});

export type EmbeddedIndex = z.infer<typeof embeddedIndexSchema>;

export const INDEX_PATH = '/index.json';

/** Where a surah of a built-in edition lies; `file` as `surahFileName` says. */
export const surahPath = (identifier: string, file: string): string =>
  `/editions/${identifier}/${file}`;
