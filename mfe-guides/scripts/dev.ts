import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import { umrahGuideFile } from '../src/features/umrah/guide-file.ts';
import type * as Fragments from '../src/fragment.tsx';
import { readContent } from './content.ts';

const content = readContent();

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ addresses, renderGuidesFragment }, path) =>
    addresses(content).includes(path) ? renderGuidesFragment(path, content, () => []) : null,
  files: () => [
    { path: 'umrah_guide.json', content: JSON.stringify(umrahGuideFile(content.umrah), null, 1) },
  ],
});
