import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { GUIDES_ROUTES, prerenderedPages } from '../src/lib/paths.ts';

await buildRemote<typeof Fragments>({
  id: 'guides',
  contract: CONTRACT,
  react: version,
  routes: [...GUIDES_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderGuidesFragment }) =>
    prerenderedPages().map(({ path, page }) => ({ path, fragment: renderGuidesFragment(page) })),
});
