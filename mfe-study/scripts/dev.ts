import { readPartPath } from '@fahm/mfe-kit/page-part.ts';
import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { placeOfPath } from '../src/lib/paths.ts';
import { conceptFiles, freeLessons, headingFiles, partsOf, passageHeadings } from './lessons.ts';

const free = freeLessons();
const headings = passageHeadings();

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderStudyFragment }, asked) => {
    const { path, part } = readPartPath(asked) ?? { path: asked };
    const place = placeOfPath(path);
    if (place === null || (part !== undefined && !partsOf(place, free).includes(part))) return null;
    const content = { path, place, free, headings, styles: [] };
    return renderStudyFragment(part === undefined ? content : { ...content, part });
  },
  files: () => [...headingFiles(headings), ...conceptFiles(free)],
});
