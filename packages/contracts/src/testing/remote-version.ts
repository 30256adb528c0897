import type { RemoteVersion } from '../registry.ts';

/** A released version of a remote, as a registry lists it: the least that one is. */
export const remoteVersion = (change: Partial<RemoteVersion> = {}): RemoteVersion => ({
  origin: 'https://one.example/',
  entry: 'remoteEntry.js',
  modules: [],
  css: [],
  integrity: {},
  contract: 1,
  react: '19.3.1',
  routes: ['/read/*'],
  ...change,
});
