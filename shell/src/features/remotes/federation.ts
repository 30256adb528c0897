import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import injectExternalRuntimeCore from '@module-federation/vite/injectExternalRuntimeCorePlugin';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import type { Remote } from '@fahm/mfe-kit/remote.ts';
import type { PageRemote } from '../../page-data.ts';
import { createShares } from './shares.ts';

/** No remote may keep the page waiting longer than this, in milliseconds; the ESM loader has no limit. */
export const REMOTE_DEADLINE_MS = 5000;

const containerOf = (id: string): string => `mfe_${id}`;

function registration(id: string, remote: PageRemote, query = '') {
  const entry = new URL(remote.base + remote.entry + query, location.href).href;
  return { name: containerOf(id), entry, type: 'module' as const };
}

/** The plugin's own types know less of `beforeInit` than the runtime's; it hands its argument back. */
const externalRuntimeCore = () =>
  injectExternalRuntimeCore() as unknown as ModuleFederationRuntimePlugin;

export type Federation = {
  /** The remote's module. Rejects on failure, on a missed deadline and on another contract. */
  load: (id: string) => Promise<Remote>;
  /** The same after a failure: registers the remote anew and asks for its entry past every cache. */
  reload: (id: string) => Promise<Remote>;
};

export function createFederation(
  remotes: Record<string, PageRemote>,
  developmentShares: Record<string, unknown>,
): Federation {
  const instance = createInstance({
    name: 'shell',
    remotes: Object.entries(remotes).map(([id, remote]) => registration(id, remote)),
    shared: createShares(developmentShares),
    shareStrategy: 'loaded-first',
    plugins: [externalRuntimeCore()],
  });
  const load = async (id: string): Promise<Remote> => {
    const loading = instance.loadRemote<{ remote: Remote }>(`${containerOf(id)}/remote`);
    const loaded = await withDeadline(loading, `Remote "${id}"`);
    if (loaded === null) throw new Error(`Remote "${id}" exposes nothing`);
    if (loaded.remote.contract !== CONTRACT) {
      throw new Error(`Remote "${id}" has contract ${loaded.remote.contract}, not ${CONTRACT}`);
    }
    return loaded.remote;
  };
  let attempts = 0;
  return {
    load,
    reload: (id) => {
      const remote = remotes[id];
      if (remote === undefined) return Promise.reject(new Error(`No remote "${id}"`));
      attempts += 1;
      instance.registerRemotes([registration(id, remote, `?retry=${attempts}`)], { force: true });
      return load(id);
    },
  };
}

async function withDeadline<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer in time`)), REMOTE_DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
