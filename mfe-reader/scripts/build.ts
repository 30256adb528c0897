import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { LANDING_PATH, prerenderedPages, READER_ROUTES } from '../src/lib/paths.ts';
import { readDefaultChapter } from './default-chapter.ts';

await buildRemote<typeof Fragments>({
  id: 'reader',
  contract: CONTRACT,
  react: version,
  routes: [...READER_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderChapterFragment, renderLandingFragment }) => [
    { path: LANDING_PATH, fragment: renderLandingFragment() },
    ...prerenderedPages().map(({ path, surah }) => ({
      path,
      fragment: renderChapterFragment(readDefaultChapter(surah)),
    })),
  ],
});
