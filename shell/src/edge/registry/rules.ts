import type { Registry, RemoteVersion } from '@fahm/contracts/registry.ts';
import { isSecureAddress } from '@fahm/contracts/secure-transport.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';

/**
 * Why `next` may not take the place of `before`, or null when it may. What people get must be whole
 * (integrity of every script that is named), speak the shell's contract and share its React; a version
 * that was published once never changes.
 */
export function registryProblem(
  before: Registry,
  next: Registry,
  shellReact: string,
): string | null {
  for (const [id, entry] of Object.entries(next)) {
    const current = entry.versions[entry.current];
    if (current === undefined) return `${id}: current version ${entry.current} is not listed`;
    if (entry.previous !== null && entry.versions[entry.previous] === undefined) {
      return `${id}: previous version ${entry.previous} is not listed`;
    }
    const plain = Object.values(entry.versions).find(({ origin }) => !isSecureAddress(origin));
    if (plain !== undefined) return `${id}: ${plain.origin} is neither https nor of this machine`;
    const problem =
      versionProblem(current, shellReact) ?? changedVersion(before[id]?.versions, entry.versions);
    if (problem !== null) return `${id}: ${problem}`;
  }
  return null;
}

function versionProblem(version: RemoteVersion, shellReact: string): string | null {
  const named = [version.entry, ...version.modules];
  const bare = named.find((path) => version.integrity[path] === undefined);
  if (bare !== undefined) return `${bare} has no integrity`;
  if (version.contract !== CONTRACT)
    return `contract ${version.contract}, the shell has ${CONTRACT}`;
  if (major(version.react) !== major(shellReact)) {
    return `React ${version.react}, the shell has ${shellReact}`;
  }
  return null;
}

const major = (version: string): string => version.split('.')[0] ?? '';

function changedVersion(
  before: Record<string, RemoteVersion> = {},
  next: Record<string, RemoteVersion>,
): string | null {
  const changed = Object.keys(next).find((version) => {
    const old = before[version];
    return old !== undefined && JSON.stringify(old) !== JSON.stringify(next[version]);
  });
  return changed === undefined ? null : `version ${changed} was published with other contents`;
}
