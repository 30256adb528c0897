import type { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as Wouter from 'wouter';

type Shares = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const shareConfig = (requiredVersion: string) => ({ singleton: true, requiredVersion });

const provided = (version: string, module: unknown, range: string) => ({
  version,
  lib: () => module,
  shareConfig: shareConfig(range),
});

/**
 * What the shell gives to every remote, so that a page has one React. The query client is fetched
 * only when a remote asks for it: a public page that needs none does not load it.
 */
export function createShares(development: Record<string, unknown>): Shares {
  const react = (module: unknown) => provided(React.version, module, '^19.0.0');
  return {
    react: react(React),
    'react/jsx-runtime': react(JsxRuntime),
    'react-dom': react(ReactDom),
    'react-dom/client': react(ReactDomClient),
    ...Object.fromEntries(
      Object.entries(development).map(([name, module]) => [name, react(module)]),
    ),
    wouter: provided('3.13.0', Wouter, '^3.0.0'),
    '@tanstack/react-query': {
      version: '5.108.0',
      get: () => import('./shared-query.ts').then((module) => () => module),
      shareConfig: shareConfig('^5.0.0'),
    },
  };
}
