import type { RemoteOptions } from '@fahm/tooling/vite.ts';

/** The study app as a federated remote. */
export const federationConfig: RemoteOptions = {
  root: import.meta.dirname,
  container: 'mfe_study',
  entry: './src/remote.tsx',
  shared: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@tanstack/react-query',
    'wouter',
  ],
  port: 5172,
};
