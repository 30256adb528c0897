import type { Registry, RemoteVersion } from '@fahm/contracts/registry.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { remoteFiles } from 'virtual:shell-build';
import type { PageRemote } from '../../page-data.ts';

export type CurrentRemote = { id: string; version: string; base: string; files: RemoteVersion };

/** The version of each remote that people get now. One built for another handshake is left out. */
export function currentRemotes(registry: Registry): CurrentRemote[] {
  return Object.entries(registry).flatMap(([id, { current: version, versions }]) => {
    const files = versions[version];
    if (files === undefined || files.contract !== CONTRACT) return [];
    const base = remoteFiles === 'direct' ? files.origin : `/mf/${id}/${version}/`;
    return [{ id, version, base, files }];
  });
}

export function remoteForPath(
  remotes: readonly CurrentRemote[],
  path: string,
): CurrentRemote | null {
  return (
    remotes.find(({ files }) => files.routes.some((route) => matchesRoute(route, path))) ?? null
  );
}

/** What the browser is told of the remotes. */
export function pageRemotes(remotes: readonly CurrentRemote[]): Record<string, PageRemote> {
  return Object.fromEntries(
    remotes.map(({ id, version, base, files: { entry, contract, routes } }) => [
      id,
      { version, base, entry, contract, routes },
    ]),
  );
}
