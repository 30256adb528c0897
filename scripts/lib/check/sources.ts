import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Digest of the content of each file of the repository, by its path. */
export type Sources = ReadonlyMap<string, string>;

/** Which files a check looks at. */
export type Touches = (path: string) => boolean;

export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Files of the repository: those that git knows, and new ones that it does not ignore. */
function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed.split('\0').filter((path) => path !== '');
}

/** Reads every file: what counts is the content, never the time that a file system gives. */
export async function readSources(root: string): Promise<Sources> {
  const read = await Promise.all(
    listFiles(root).map(async (path): Promise<[string, string] | null> => {
      // Deleted, and git has not been told yet.
      const content = await readFile(join(root, path)).catch(() => null);
      return content === null ? null : [path, digest(content)];
    }),
  );
  return new Map(read.filter((entry) => entry !== null));
}

/** One digest of the paths and contents of all files that are touched. */
export function fingerprint(sources: Sources, touches: Touches): string {
  const lines = [...sources].filter(([path]) => touches(path)).map((entry) => entry.join('\0'));
  return digest(lines.toSorted().join('\n'));
}

/** Paths that came, went or changed between two readings. */
export function changedBetween(before: Sources, after: Sources): Set<string> {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return new Set([...paths].filter((path) => before.get(path) !== after.get(path)));
}
