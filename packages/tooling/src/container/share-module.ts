import { pathToFileURL } from 'node:url';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** What Node adds to the names of a CommonJS module. */
const OF_INTEROP = new Set(['default', 'module.exports', '__esModule']);

/** Names that the package at `file` exports, whether it is an ES module or CommonJS; `default` apart. */
export async function exportsOf(file: string): Promise<string[]> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const whole = module['default'];
  const members = typeof whole === 'object' && whole !== null ? Object.keys(whole) : [];
  return [...new Set([...Object.keys(module), ...members])]
    .filter((name) => IDENTIFIER.test(name) && !OF_INTEROP.has(name))
    .toSorted();
}

/** Reading a property may do anything, for all the bundler knows; a call can be declared pure. */
const pure = (expression: string): string => `/* @__PURE__ */ (() => ${expression})()`;

/**
 * Source of the module that stands in a remote for the shell's module `name`. It reads what the container
 * has put into `table` before; what is not used of it is dropped from the build.
 */
export function shareModule(name: string, table: string, exports: readonly string[]): string {
  return [
    `const shared = globalThis.${table}[${JSON.stringify(name)}];`,
    ...exports.map((key) => `export const ${key} = ${pure(`shared.${key}`)};`),
    `export default ${pure("'default' in shared ? shared.default : shared")};`,
  ].join('\n');
}
