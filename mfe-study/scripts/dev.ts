import { findPage } from '@fahm/mfe-kit/page.ts';
import { readPartPath } from '@fahm/mfe-kit/page-part.ts';
import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { pages } from '../src/pages.ts';
import { conceptFiles, freeLessons, headingFiles, partsOf, passageHeadings } from './lessons.ts';

const free = freeLessons();
const headings = passageHeadings();

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderStudyFragment }, request) => {
    const { path, part } = readPartPath(request) ?? { path: request };
    const isPage = findPage(pages, path) !== null;
    if (!isPage || (part !== undefined && !partsOf(path, free).includes(part))) return null;
    const content = { path, free, headings, stylesOf: () => [] };
    return renderStudyFragment(part === undefined ? content : { ...content, part });
  },
  files: () => [...headingFiles(headings), ...conceptFiles(free)],
});
