import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { isLanding, surahOfPath } from '../src/lib/paths.ts';
import { readDefaultChapter } from './default-chapter.ts';

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderChapterFragment, renderLandingFragment }, path) => {
    if (isLanding(path)) return renderLandingFragment();
    const surah = surahOfPath(path);
    return surah === null ? null : renderChapterFragment(readDefaultChapter(surah));
  },
});
