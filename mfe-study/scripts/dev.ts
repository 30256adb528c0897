import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { placeOfPath } from '../src/lib/paths.ts';
import { freeLessons, passageHeadings } from './lessons.ts';

const free = freeLessons();
const headings = passageHeadings();

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: ({ renderStudyFragment }, path) => {
    const place = placeOfPath(path);
    return place === null ? null : renderStudyFragment({ path, place, free, headings, styles: [] });
  },
});
