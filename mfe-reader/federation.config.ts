import type { RemoteOptions } from '@fahm/tooling/vite.ts';

/** The reader as a federated remote. */
export const federationConfig: RemoteOptions = {
  root: import.meta.dirname,
  container: 'mfe_reader',
  entry: './src/remote.tsx',
  shared: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'wouter'],
  port: 5171,
};
