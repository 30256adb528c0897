import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { surahOfPath } from '../src/lib/paths.ts';

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderSurahFragment }, path) => {
    const surah = surahOfPath(path);
    return surah === null ? null : renderSurahFragment(surah);
  },
});
