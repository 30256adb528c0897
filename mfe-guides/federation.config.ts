import type { RemoteOptions } from '@fahm/tooling/vite.ts';

/** The guides as a federated remote. */
export const federationConfig: RemoteOptions = {
  root: import.meta.dirname,
  container: 'mfe_guides',
  entry: './src/remote.tsx',
  shared: ['react', 'react/jsx-runtime', 'react-dom/client', 'wouter'],
  port: 5173,
};
