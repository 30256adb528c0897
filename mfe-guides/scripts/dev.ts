import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import { umrahGuideFile } from '../src/features/umrah/guide-file.ts';
import type * as Fragments from '../src/fragment.tsx';
import { figureById } from '../src/features/figures/model.ts';
import { placeOfPath } from '../src/lib/paths.ts';
import { readContent } from './content.ts';

const content = readContent();

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderGuidesFragment }, path) => {
    const found = placeOfPath(path);
    if (found === null) return null;
    const { place } = found;
    if (place.page === 'figure' && figureById(content.figures, place.id) === null) return null;
    return renderGuidesFragment({ ...found, styles: [] }, content);
  },
  files: () => [
    { path: 'umrah_guide.json', content: JSON.stringify(umrahGuideFile(content.umrah), null, 1) },
  ],
});
