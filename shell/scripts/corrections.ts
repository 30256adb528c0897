import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CORRECTIONS_FILE,
  type PublicCorrection,
  publicCorrectionsSchema,
} from '@fahm/contracts/content/public-corrections.ts';

const BUILT = join(import.meta.dirname, '../../db/dist/content', CORRECTIONS_FILE);

/** What was wrong in content, the latest first; read from the built content. */
export const corrections = async (): Promise<PublicCorrection[]> =>
  publicCorrectionsSchema.parse(JSON.parse(await readFile(BUILT, 'utf8')));
