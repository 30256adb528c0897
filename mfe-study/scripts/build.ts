import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { isFree } from '../src/lib/access.ts';
import { prerenderedPages, STUDY_ROUTES } from '../src/lib/paths.ts';
import { freeConcepts } from './lessons.ts';

const CONCEPTS = 'src/routes/concepts-panel.tsx';
const SUBSCRIPTION = 'src/features/access/components/subscription-panel.tsx';

await buildRemote<typeof Fragments>({
  id: 'study',
  contract: CONTRACT,
  react: version,
  routes: [...STUDY_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderStudyFragment }, { stylesOf }) => {
    const free = freeConcepts();
    return prerenderedPages().map(({ path, place }) => {
      const shown = place.page === 'surah' && isFree(place.surah) ? CONCEPTS : SUBSCRIPTION;
      return {
        path,
        fragment: renderStudyFragment({ path, place, free, styles: stylesOf(shown) }),
      };
    });
  },
});
