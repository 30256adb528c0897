import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { prerenderedPages, STUDY_ROUTES } from '../src/lib/paths.ts';

await buildRemote<typeof Fragments>({
  id: 'study',
  contract: CONTRACT,
  react: version,
  routes: [...STUDY_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderSurahFragment }) =>
    prerenderedPages().map(({ path, surah }) => ({ path, fragment: renderSurahFragment(surah) })),
});
