import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives `from` a second place at `to`, file by file, without a second copy of the bytes where the disk allows
 * it: a build of the reader has thousands of files. A build never writes into a file that is there, it begins
 * with an empty folder; so what was linked does not change under whoever serves it.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory() ? linkTree(source, target) : linkOrCopy(source, target);
    }),
  );
}

/** Another disk takes no links. */
const linkOrCopy = (source: string, target: string): Promise<void> =>
  link(source, target).catch(() => copyFile(source, target));
