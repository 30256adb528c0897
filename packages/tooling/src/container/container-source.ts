import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, 'container.ts');

type Written = {
  /** Name of the federation container. */
  container: string;
  /** Name of the global table of shared modules. */
  table: string;
  /** Shared modules that are loaded before the exposed module. */
  shares: string[];
  /** File of the exposed module, relative to the container. */
  file: string;
  /** Shared modules that whatever is imported later waits for. */
  onDemand: readonly string[];
  /** The list of scripts that are imported later; null when there are none. */
  later: { file: string; integrity: string } | null;
  minified: boolean;
};

/** `container.ts` for one build, as JavaScript. */
export async function containerSource(options: Written): Promise<string> {
  const { container, table, shares, file, onDemand, later, minified } = options;
  const constants = `
    const CONTAINER = ${JSON.stringify(container)};
    const SHARES = ${JSON.stringify(shares)};
    const TABLE = ${JSON.stringify(table)};
    const ON_DEMAND = ${JSON.stringify(onDemand)};
    const LATER = ${JSON.stringify(later)};
    const EXPOSED = { './remote': () => import(${JSON.stringify(`./${file}`)}) };
`;
  const typed = (await readFile(SOURCE, 'utf8')).replace(/^declare const .*$/gm, '');
  const { code } = await transformWithOxc(constants + typed, SOURCE, { sourcemap: false });
  return minified ? (await minify('container.js', code, { module: true })).code.trim() : code;
}
