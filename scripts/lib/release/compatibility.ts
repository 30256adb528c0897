import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import type { Release } from '@fahm/tooling/release.ts';

/** Throws when a build cannot run in the shell: another handshake, or another major version of React. */
export function assertCompatible(release: Release, shellReact: string): void {
  if (release.contract !== CONTRACT) {
    throw new Error(`Built against contract ${release.contract}; the shell has ${CONTRACT}.`);
  }
  if (major(release.react) !== major(shellReact)) {
    throw new Error(`Built with React ${release.react}; the shell has ${shellReact}.`);
  }
  const bare = [release.entry, ...release.modules].find((path) => !release.integrity[path]);
  if (bare !== undefined) throw new Error(`${bare} has no integrity.`);
}

const major = (version: string): string => version.split('.')[0] ?? '';
