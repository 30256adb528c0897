import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { patternsOf } from '@fahm/mfe-kit/page.ts';
import { partPath } from '@fahm/mfe-kit/page-part.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { missingPath } from '../src/lib/paths.ts';
import { pages } from '../src/pages.ts';
import {
  conceptFiles,
  correctionsFile,
  freeLessons,
  headingFiles,
  partsOf,
  passageHeadings,
  wordCountsFile,
  writtenFile,
} from './lessons.ts';

const headings = passageHeadings();
const free = freeLessons();

await buildRemote<typeof Fragments>({
  id: 'study',
  contract: CONTRACT,
  react: version,
  routes: patternsOf(pages),
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: function* ({ addresses, renderStudyFragment, renderMissingSurah }, { stylesOf }) {
    for (const path of addresses()) {
      const content = { path, free, headings, stylesOf };
      yield { path, fragment: renderStudyFragment(content) };
      for (const part of partsOf(path, free)) {
        yield { path: partPath(path, part), fragment: renderStudyFragment({ ...content, part }) };
      }
    }
    for (const basePath of ['/surahs', '/app/surah'] as const) {
      yield { path: missingPath(basePath), fragment: renderMissingSurah(basePath) };
    }
  },
  // For a page, or a passage of it, that is reached without a document load.
  files: () => [
    writtenFile(),
    wordCountsFile(),
    correctionsFile(),
    ...headingFiles(headings),
    ...conceptFiles(free),
  ],
});
