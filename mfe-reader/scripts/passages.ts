import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteFile } from '@fahm/tooling/remote-build.ts';

const HEADINGS = join(import.meta.dirname, '../../db/dist/content/passages');

/** The headings of every surah's passages, as the content build left them: the public part of a map. */
export const headingFiles = (): RemoteFile[] =>
  readdirSync(HEADINGS).map((name) => ({
    path: `passages/${name}`,
    content: readFileSync(join(HEADINGS, name), 'utf8'),
  }));
