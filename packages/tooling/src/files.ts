import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** Every file below `folder`, as sorted paths relative to it, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Subresource integrity of a file's bytes, in the form browsers read. */
async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Scripts that `entry` leads to, itself included: those it names, those they name, and so on. */
export async function reachableScripts(folder: string, entry: string): Promise<string[]> {
  const scripts = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  const found = new Set([entry]);
  for (const script of found) {
    const text = await readFile(join(folder, script), 'utf8');
    // Hashed names are unique: a name in the text is a reference, static or dynamic.
    for (const other of scripts) if (text.includes(basename(other))) found.add(other);
  }
  return [...found].toSorted();
}

/** Integrity of `scripts` below `folder` (all that there are, unless told), by relative path. */
export async function scriptIntegrity(
  folder: string,
  scripts?: string[],
): Promise<Record<string, string>> {
  const all = scripts ?? (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  const pairs = all.map(async (file) => [file, await integrityOf(join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}
