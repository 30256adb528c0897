import { prerendered } from '@fahm/mfe-kit/page.ts';
import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import { umrahGuideFile } from '../src/features/umrah/guide-file.ts';
import type * as Fragments from '../src/fragment.tsx';
import { pages } from '../src/pages.ts';
import { readContent } from './content.ts';

const content = readContent();
const addresses = new Set([...prerendered(pages, content)].map(({ path }) => path));

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderGuidesFragment }, path) =>
    addresses.has(path) ? renderGuidesFragment(path, content, () => []) : null,
  files: () => [
    { path: 'umrah_guide.json', content: JSON.stringify(umrahGuideFile(content.umrah), null, 1) },
  ],
});
