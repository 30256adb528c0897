import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CORRECTIONS_FILE,
  type PublicCorrection,
  publicCorrectionsSchema,
} from '@fahm/contracts/content/public-corrections.ts';

/** What the build made of `db/content/corrections.yaml`. */
export const builtCorrections = (): PublicCorrection[] =>
  publicCorrectionsSchema.parse(
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../db/dist/content', CORRECTIONS_FILE), 'utf8'),
    ),
  );
