import type { RemoteVersion } from '@fahm/contracts/registry.ts';

/** A released version of a remote, as a registry lists it: the least that one is. */
export const remoteVersion = (origin: string): RemoteVersion => ({
  origin,
  entry: 'remoteEntry.js',
  modules: [],
  css: [],
  integrity: {},
  contract: 1,
  react: '19.3.1',
  routes: ['/read/*'],
});
