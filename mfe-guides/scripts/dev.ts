import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { pageOfPath } from '../src/lib/paths.ts';

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderGuidesFragment }, path) => {
    const page = pageOfPath(path);
    return page === null ? null : renderGuidesFragment(page);
  },
});
