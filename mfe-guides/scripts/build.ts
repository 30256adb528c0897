import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { patternsOf } from '@fahm/mfe-kit/page.ts';
import { buildRemote } from '@fahm/tooling/remote-build.ts';
import { version } from 'react';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { umrahGuideFile } from '../src/features/umrah/guide-file.ts';
import { MISSING_FIGURE } from '../src/features/figures/paths.ts';
import { inBoth, basePathOf } from '../src/lib/paths.ts';
import { pages } from '../src/pages.ts';
import { readContent } from './content.ts';

const content = readContent();

await buildRemote<typeof Fragments>({
  id: 'guides',
  contract: CONTRACT,
  react: version,
  routes: patternsOf(pages),
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: function* ({ addresses, renderGuidesFragment, renderMissingFigure }, { stylesOf }) {
    for (const path of addresses(content)) {
      yield { path, fragment: renderGuidesFragment(path, content, stylesOf) };
    }
    for (const path of inBoth(MISSING_FIGURE)) {
      yield { path, fragment: renderMissingFigure(basePathOf(path)) };
    }
  },
  files: () => [
    { path: 'umrah_guide.json', content: JSON.stringify(umrahGuideFile(content.umrah), null, 1) },
  ],
});
