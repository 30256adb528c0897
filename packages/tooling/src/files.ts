import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below `folder`, as sorted paths relative to it, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Subresource integrity of a file's bytes, in the form browsers read. */
export async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Integrity of all scripts below `folder`, by relative path. */
export async function scriptIntegrity(folder: string): Promise<Record<string, string>> {
  const scripts = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  const pairs = scripts.map(async (file) => [file, await integrityOf(join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}
