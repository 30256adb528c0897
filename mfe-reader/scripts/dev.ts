import { findPage } from '@fahm/mfe-kit/page.ts';
import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { pages } from '../src/pages.ts';
import { contentFiles, searchNamesFile, wordCountsFile } from './content.ts';
import { textFiles, textOfSurah } from './text.ts';

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderReaderFragment }, path) =>
    findPage(pages, path) === null ? null : renderReaderFragment(path, textOfSurah, () => []),
  files: () => [
    ...textFiles(),
    ...contentFiles('checks'),
    ...contentFiles('words'),
    searchNamesFile(),
    wordCountsFile(),
  ],
});
