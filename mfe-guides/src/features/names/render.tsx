import type { RenderPage } from '../../lib/page.ts';
import { NamesView } from './components/names-view.tsx';
import { messages } from './messages.ts';

/** The list as schema.org has lists; the names themselves are on the page. */
export const render: RenderPage = ({ names }, { path }) => ({
  description:
    'The 99 Names of Allah in Arabic, with transliteration, meaning and a verse, and an honest note on where the list comes from.',
  arabic: true,
  view: <NamesView list={names} />,
  styles: ['names-screen.tsx'],
  structured: {
    '@type': 'ItemList',
    name: messages.heading,
    numberOfItems: names.names.length,
    url: path,
  },
});
