import type { Registry, RemoteEntry, RemoteVersion } from '@fahm/contracts/registry.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { remoteFiles } from 'virtual:shell-build';
import { type PageRemote, type PageVersion, RETRY_QUERY } from '../../pages/page-data.ts';

type UsableVersion = { version: string; base: string; files: RemoteVersion };
export type CurrentRemote = UsableVersion & { id: string; previous: UsableVersion | null };

/** The version of each remote that people get now. One built for another handshake is left out. */
export function currentRemotes(registry: Registry): CurrentRemote[] {
  return Object.entries(registry).flatMap(([id, entry]) => {
    const current = usableVersion(id, entry, entry.current);
    const previous = entry.previous === null ? null : usableVersion(id, entry, entry.previous);
    return current === null ? [] : [{ ...current, id, previous }];
  });
}

function usableVersion(id: string, entry: RemoteEntry, version: string): UsableVersion | null {
  const files = entry.versions[version];
  if (files === undefined || files.contract !== CONTRACT) return null;
  const base = remoteFiles === 'direct' ? files.origin : `/mf/${id}/${version}/`;
  return { version, base, files };
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
    remotes.map(({ id, previous, ...current }) => [
      id,
      {
        ...pageVersion(current),
        previous: previous === null ? null : pageVersion(previous),
        contract: current.files.contract,
        routes: current.files.routes,
      },
    ]),
  );
}

const pageVersion = ({ version, base, files }: UsableVersion): PageVersion => ({
  version,
  base,
  entry: files.entry,
  css: files.css,
  ...(files.later === undefined ? {} : { later: files.later }),
});

/**
 * Integrity of the scripts that pages check, by address: what a remote loads first, its entry also at the
 * retry address. What it loads later its container checks; a version from before containers did so needs all.
 */
export function integrityByAddress(remotes: readonly CurrentRemote[]): Record<string, string> {
  const versions = remotes.flatMap(({ previous, ...current }) =>
    previous === null ? [current] : [current, previous],
  );
  const pairs = versions.flatMap(({ base, files: { entry, modules, integrity, later } }) => {
    const checked = later === undefined ? Object.keys(integrity) : [entry, ...modules];
    const retry = [`${entry}${RETRY_QUERY}`, integrity[entry]] as const;
    return [...checked.map((path) => [path, integrity[path]] as const), retry].map(
      ([path, hash]) => [base + path, hash] as const,
    );
  });
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
