import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { isFree } from '../src/lib/access.ts';
import { prerenderedPages, STUDY_ROUTES } from '../src/lib/paths.ts';
import { freeLessons, passageHeadings } from './lessons.ts';

const CONCEPTS = 'src/routes/concepts-panel.tsx';
const MAP = 'src/features/map/components/surah-map.tsx';
const SUBSCRIPTION = 'src/features/access/components/subscription-panel.tsx';

const headings = passageHeadings();

await buildRemote<typeof Fragments>({
  id: 'study',
  contract: CONTRACT,
  react: version,
  routes: [...STUDY_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderStudyFragment }, { stylesOf }) => {
    const free = freeLessons();
    return prerenderedPages().map(({ path, place }) => {
      const shown = place.page === 'surah' && isFree(place.surah) ? CONCEPTS : SUBSCRIPTION;
      return {
        path,
        fragment: renderStudyFragment({
          path,
          place,
          free,
          headings,
          styles: [...new Set([...stylesOf(MAP), ...stylesOf(shown)])],
        }),
      };
    });
  },
  // For a page that is reached without a document load.
  files: () =>
    [...headings].map(([surah, passages]) => ({
      path: `passages/${surah}.json`,
      content: JSON.stringify(passages),
    })),
});
