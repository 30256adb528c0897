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

/** Takes the modules that the page shares. Called by the page before `get`; may be called again. */
export function init(shareScope: ShareScope): void {
  scope = shareScope;
  table['load'] = load;
}

/** The factory of an exposed module. Rejects when there is no such module, or the page lacks a share. */
export async function get(name: string): Promise<() => unknown> {
  const importExposed = EXPOSED[name];
  if (importExposed === undefined) throw new Error(`${CONTAINER} exposes no "${name}"`);
  await Promise.all(SHARES.map(load));
  const module = await importExposed();
  return () => module;
}
