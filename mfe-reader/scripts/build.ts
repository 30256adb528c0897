import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { paths, prerenderedPages, READER_ROUTES } from '../src/lib/paths.ts';
import { surahsOfUnit } from '../src/lib/unit.ts';
import { headingFiles } from './passages.ts';
import { socialImages } from './social-image.ts';
import { textFiles, textOfSurah } from './text.ts';

const development = process.argv.includes('--development');

await buildRemote<typeof Fragments>({
  id: 'reader',
  contract: CONTRACT,
  react: version,
  routes: [...READER_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: function* (fragments, { stylesOf }) {
    const landing = stylesOf('landing-screen.tsx');
    const search = stylesOf('search-screen.tsx');
    yield { path: paths.landing, fragment: fragments.renderLandingFragment(landing) };
    yield { path: paths.search, fragment: fragments.renderSearchFragment(search) };
    yield { path: paths.bookmarks, fragment: fragments.renderBookmarksFragment() };
    for (const { path, unit } of prerenderedPages()) {
      const texts = new Map(surahsOfUnit(unit).map((surah) => [surah, textOfSurah(surah)]));
      yield { path, fragment: fragments.renderUnitFragment(unit, texts) };
    }
  },
  files: async function* () {
    yield* textFiles();
    yield* headingFiles();
    // Drawing them takes seconds, and nobody previews a link to a build for tests.
    if (!development) yield* socialImages();
  },
});
