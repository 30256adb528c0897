import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { partPath } from '@fahm/mfe-kit/page-part.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { isFree } from '../src/lib/access.ts';
import { prerenderedPages, STUDY_ROUTES } from '../src/lib/paths.ts';
import { conceptFiles, freeLessons, headingFiles, partsOf, passageHeadings } from './lessons.ts';

const CONCEPTS = 'concepts-panel.tsx';
const MAP = 'surah-map.tsx';
const SUBSCRIPTION = 'subscription-panel.tsx';

const headings = passageHeadings();
const free = freeLessons();

await buildRemote<typeof Fragments>({
  id: 'study',
  contract: CONTRACT,
  react: version,
  routes: [...STUDY_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderStudyFragment }, { stylesOf }) =>
    addresses().map(({ path, place, part }) => {
      const shown = place.page === 'surah' && isFree(place.surah) ? CONCEPTS : SUBSCRIPTION;
      const styles = [...new Set([...stylesOf(MAP), ...stylesOf(shown)])];
      const content = { path, place, free, headings, styles };
      return part === null
        ? { path, fragment: renderStudyFragment(content) }
        : { path: partPath(path, part), fragment: renderStudyFragment({ ...content, part }) };
    }),
  // For a page, or a passage of it, that is reached without a document load.
  files: () => [...headingFiles(headings), ...conceptFiles(free)],
});

/** Every page, and each of its parts that has a fragment of its own. */
function addresses() {
  return prerenderedPages().flatMap(({ path, place }) =>
    [null, ...partsOf(place, free)].map((part) => ({ path, place, part })),
  );
}
