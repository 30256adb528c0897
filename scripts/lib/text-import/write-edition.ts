import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  surahFileName,
  type ImportedManifest,
  type SurahText,
} from '@fahm/contracts/quran/text.ts';

/**
 * Writes manifest.json and 114 surah files as `folder`, replacing an edition that is there. They are
 * written beside it and moved at the end: a failure leaves what was there, and nothing half-done.
 */
export async function writeEdition(
  folder: string,
  manifest: ImportedManifest,
  surahs: readonly SurahText[],
): Promise<void> {
  const staging = `${folder}.next-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  await mkdir(dirname(folder), { recursive: true });
  try {
    await mkdir(staging);
    for (const [index, text] of surahs.entries()) {
      await writeFile(join(staging, surahFileName(index + 1)), JSON.stringify(text));
    }
    await writeFile(join(staging, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(folder, old).catch(ignoreMissing);
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
