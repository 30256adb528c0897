import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces a folder by these files (name within it, content). They are written beside it and moved
 * at the end: a write that fails leaves the old folder as it was.
 */
export function replaceFolder(
  folder: string,
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
): void {
  const staging = `${folder}.next`;
  rmSync(staging, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(staging, name)), { recursive: true });
    writeFileSync(join(staging, name), content);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
}
