import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Chunk = {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
export type ViteManifest = Record<string, Chunk>;

export async function readViteManifest(outDir: string): Promise<ViteManifest> {
  return JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as ViteManifest;
}

/** The key of the module that is imported lazily and lies in a file of this name. Throws unless there is one. */
export function lazyModule(manifest: ViteManifest, file: string): string {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry === true && basename(key) === file,
  );
  const [key] = keys;
  if (key === undefined || keys.length > 1) {
    throw new Error(`The build has ${keys.length} lazy modules "${file}"`);
  }
  return key;
}

/** Files that the chunk `key` cannot run without: itself, its static imports, their styles. */
export function closureOf(
  manifest: ViteManifest,
  key: string,
): { scripts: string[]; css: string[] } {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) visit(next);
  };
  visit(key);
  const chunks = [...seen].map((name) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build manifest has no chunk "${name}"`);
    return chunk;
  });
  return {
    scripts: chunks.map((chunk) => chunk.file),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

/** Scripts that the chunk `key` may ever load, itself included; what only those `without` lead to is left out. */
export function scriptsReachedFrom(
  manifest: ViteManifest,
  key: string,
  without: readonly string[] = [],
): string[] {
  const seen = new Set([key]);
  for (const name of seen) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!without.includes(next)) seen.add(next);
  }
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}
