import * as z from 'zod/mini';
import { editionIdSchema } from '../quran/quran.ts';
import { bitratesOf } from '../audio/recitation-bitrates.ts';
import type { Bitrate } from '../audio/recitations.ts';
import type { Route } from './route.ts';

/** The canonical spelling of a file that there is. */
const paramsSchema = z
  .object({
    bitrate: z.pipe(
      z.enum(['64', '128', '192']),
      z.transform((text): Bitrate => Number(text) as Bitrate),
    ),
    edition: editionIdSchema,
    /** `7.mp3` is verse 7 of 6236. */
    file: z.pipe(
      z.string().check(z.regex(/^[1-9][0-9]{0,3}\.mp3$/)),
      z.pipe(
        z.transform((file: string) => Number(file.slice(0, -'.mp3'.length))),
        z.int().check(z.lte(6236)),
      ),
    ),
  })
  .check(z.refine(({ bitrate, edition }) => bitratesOf(edition).includes(bitrate)));

/** Recitations, which the audio worker answers. */
export const audioRoutes = {
  /** The file of one verse, or a part of it, from our bucket or the audio host. */
  getRecitationFile: {
    method: 'GET',
    path: '/audio/{bitrate}/{edition}/{file}',
    access: 'own-pages',
    limit: 'RATE_LIMIT',
    params: paramsSchema,
    media: 'audio/mpeg',
    cached: true,
  },
} as const satisfies Record<string, Route>;
