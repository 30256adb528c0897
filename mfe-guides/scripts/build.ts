import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { umrahGuideFile } from '../src/features/umrah/guide-file.ts';
import { GUIDES_ROUTES, MISSING_FIGURE, STEMS } from '../src/lib/paths.ts';
import { readContent } from './content.ts';
import { pagesOf, screenOf } from './pages.ts';

const content = readContent();

await buildRemote<typeof Fragments>({
  id: 'guides',
  contract: CONTRACT,
  react: version,
  routes: [...GUIDES_ROUTES],
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: function* ({ renderGuidesFragment, renderMissingFigure }, { stylesOf }) {
    for (const { path, place, stem } of pagesOf(content)) {
      const screen = screenOf(place.page);
      const styles = screen === null ? [] : stylesOf(screen);
      yield { path, fragment: renderGuidesFragment({ place, stem, styles }, content) };
    }
    for (const stem of STEMS) {
      yield { path: stem + MISSING_FIGURE, fragment: renderMissingFigure(stem) };
    }
  },
  files: () => [
    { path: 'umrah_guide.json', content: JSON.stringify(umrahGuideFile(content.umrah), null, 1) },
  ],
});
