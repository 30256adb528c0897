import * as z from 'zod/mini';
import { editionSchema } from './quran.ts';

/** One surah of one edition as we keep it: in assets, in the cache and in imported editions. */
export const surahTextSchema = z.object({
  /** The edition's own 1:1, for Arabic editions and surahs but 1 and 9. */
  basmala: z.nullable(z.string()),
  /** `texts[0]` is verse 1. Neither normalised nor trimmed. */
  texts: z.array(z.string()).check(z.minLength(3), z.maxLength(286)),
});

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What lies beside an imported edition: whose it is, where it came from, and what it must hash to. */
export const editionManifestSchema = z.object({
  edition: editionSchema,
  source: z.object({ service: z.string(), fetchedAt: z.string() }),
  count: z.int(),
  /** SHA-256 (hex) of the UTF-8 of the verses joined by a line feed; `surahs[0]` is surah 1. */
  sha256: z.object({ whole: sha256, surahs: z.array(sha256).check(z.length(114)) }),
});

export type SurahText = z.infer<typeof surahTextSchema>;
export type ImportedManifest = z.infer<typeof editionManifestSchema>;

/** `surah-002.json`. */
export const surahFileName = (surah: number): string =>
  `surah-${String(surah).padStart(3, '0')}.json`;
