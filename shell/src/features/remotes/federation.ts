import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Remote } from '@fahm/mfe-kit/remote.ts';
import type { PageRemote } from '../../pages/page-data.ts';
import { type LoadedRemote, type Loader, loadRemote } from './load-remote.ts';
import { createShares } from './shares.ts';
import { ensureStyles } from './styles.ts';

export type FederationOptions = {
  /** Entries that development React calls beside those of production. */
  shares: Record<string, unknown>;
  /** What remotes of a development server need of the runtime. */
  plugins: ModuleFederationRuntimePlugin[];
};

export type Federation = {
  /** The remote, with all that can be done about a failure behind it. Rejects with `RemoteUnavailable`. */
  load: (id: string) => Promise<LoadedRemote>;
};

export function createFederation(
  remotes: Record<string, PageRemote>,
  { shares, plugins }: FederationOptions,
): Federation {
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: createShares(shares),
    shareStrategy: 'loaded-first',
    plugins,
  });
  const registered = new Map<string, string>();
  const container: Loader['container'] = async (id, entry) => {
    const name = `mfe_${id}`;
    const { href } = new URL(entry, location.href);
    // Another address takes the place of the one before it; the same one is not registered twice.
    if (registered.get(name) !== href) {
      instance.registerRemotes([{ name, entry: href, type: 'module' }], { force: true });
      registered.set(name, href);
    }
    const loaded = await instance.loadRemote<{ remote: Remote }>(`${name}/remote`);
    if (loaded === null) throw new Error('the container exposes nothing');
    return loaded.remote;
  };
  return {
    load: async (id) => {
      const remote = remotes[id];
      if (remote === undefined) throw new Error(`There is no remote "${id}"`);
      return loadRemote(id, remote, { container, styles: ensureStyles });
    },
  };
}
