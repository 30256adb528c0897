/// <reference lib="dom" />
// The federation container of a remote, as browsers get it. `thin-container.ts` writes the constants of one
// build in front of it, takes the types out and leaves the result as `remoteEntry.js`.

/** One version of a shared module, as the federation runtime keeps it. */
export type Provided = {
  /** The module's factory, when the module is there already. */
  lib?: (() => unknown) | undefined;
  get: () => (() => unknown) | Promise<() => unknown>;
  /** `import: false`: the entry of a remote that only asks for the module. */
  shareConfig?: { import?: unknown };
};

/** Shared modules by specifier, then by version. */
export type ShareScope = Record<string, Record<string, Provided>>;

declare const CONTAINER: string;
/** Shared modules that must be there before the exposed module runs. */
declare const SHARES: readonly string[];
/** Where on `globalThis` the remote's code finds them, by specifier, and `load` for what comes later. */
declare const TABLE: string;
declare const EXPOSED: Record<string, () => Promise<unknown>>;
/** Shared modules that the shell fetches on demand; whatever is imported later may need them. */
declare const ON_DEMAND: readonly string[];
/** The list of what is imported later; null when nothing is. */
declare const LATER: { file: string; integrity: string } | null;

/** By path below the container: the integrity of a script, and the scripts it cannot run without. */
type Later = Record<string, { integrity: string; needs?: string[] }>;

/** Where this version of the remote lies. */
const BASE = new URL('./', import.meta.url).href;
let later: Promise<Later> | undefined;
const checked = new Map<string, Promise<void>>();

let scope: ShareScope = {};
// One table for all versions of the remote that a page loads: whichever comes second changes nothing.
const table = ((globalThis as Record<string, unknown>)[TABLE] ??= {}) as Record<string, unknown>;

async function load(name: string): Promise<void> {
  const provided = Object.values(scope[name] ?? {}).find(
    ({ shareConfig }) => shareConfig?.import !== false,
  );
  if (provided === undefined) throw new Error(`${CONTAINER}: the page shares no "${name}"`);
  table[name] = (provided.lib ?? (await provided.get()))();
}

/**
 * Makes a script of this version ready to be imported: its shares are there, its bytes are those that were
 * published. The page's import map knows what it loads first; of all else this container knows the list, so
 * that a page does not grow with what it may never ask for. Rejects when a file is not to be had, or not right.
 */
async function open(address: string): Promise<void> {
  await Promise.all([...ON_DEMAND.map(load), check(address.slice(BASE.length))]);
}

async function check(file: string): Promise<void> {
  const list = await (later ??= readList());
  const files = [file, ...(list[file]?.needs ?? [])];
  await Promise.all(files.map((one) => preloadOnce(one, list[one]?.integrity)));
}

function readList(): Promise<Later> {
  const reading = fetch(BASE + LATER?.file, { integrity: LATER?.integrity ?? '' })
    .then((response) => response.json())
    .catch((error: unknown) => {
      // The next who asks asks anew.
      later = undefined;
      throw error;
    });
  return reading as Promise<Later>;
}

function preloadOnce(file: string, integrity: string | undefined): Promise<void> {
  // What the page loaded first is in no list: its import map has checked it.
  if (integrity === undefined) return Promise.resolve();
  const loading = checked.get(file) ?? preload(BASE + file, integrity);
  checked.set(file, loading);
  loading.catch(() => checked.delete(file));
  return loading;
}

/** Puts a script among the page's modules, if its bytes are right: `import()` then takes it from there. */
function preload(href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      reject(new Error(`${href} cannot be had as it was published`));
    });
    link.href = href;
    document.head.append(link);
  });
}

/** Several versions may be on a page, each with files of its own. */
function openers(): Record<string, typeof open> {
  return (table['openers'] ??= {}) as Record<string, typeof open>;
}

/** Takes the modules that the page shares. Called by the page before `get`; may be called again. */
export function init(shareScope: ShareScope): void {
  scope = shareScope;
  openers()[BASE] = open;
  table['open'] = (address: string) => {
    const base = Object.keys(openers()).find((one) => address.startsWith(one)) ?? '';
    return openers()[base]?.(address);
  };
}

/** The factory of an exposed module. Rejects when there is no such module, or the page lacks a share. */
export async function get(name: string): Promise<() => unknown> {
  const importExposed = EXPOSED[name];
  if (importExposed === undefined) throw new Error(`${CONTAINER} exposes no "${name}"`);
  await Promise.all(SHARES.map(load));
  const module = await importExposed();
  return () => module;
}
