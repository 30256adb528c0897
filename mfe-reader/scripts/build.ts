import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { patternsOf } from '@fahm/mfe-kit/page.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { layouts } from '../src/layouts.ts';
import { pages } from '../src/pages.ts';
import { contentFiles, searchNamesFile, wordCountsFile } from './content.ts';
import { socialImages } from './social-image.ts';
import { textFiles, textOfSurah } from './text.ts';

const development = process.argv.includes('--development');

await buildRemote<typeof Fragments>({
  id: 'reader',
  contract: CONTRACT,
  react: version,
  routes: patternsOf(pages),
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  layouts,
  render: function* ({ addresses, layoutPaths, renderReaderFragment }, { stylesOf }) {
    for (const path of [...addresses(), ...layoutPaths()]) {
      yield { path, fragment: renderReaderFragment(path, textOfSurah, stylesOf) };
    }
  },
  files: async function* () {
    yield* textFiles();
    yield* contentFiles('passages');
    yield* contentFiles('checks');
    yield* contentFiles('words');
    yield searchNamesFile();
    yield wordCountsFile();
    // Drawing them takes seconds, and nobody previews a link to a build for tests.
    if (!development) yield* socialImages();
  },
});
