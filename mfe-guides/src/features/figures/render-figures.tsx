import type { RenderPage } from '../../lib/page.ts';
import { FiguresView } from './components/figures-view.tsx';
import { messages } from './messages.ts';

export const render: RenderPage = ({ figures }, { path, basePath }) => ({
  description:
    'Prophets, angels, people, nations and creatures of the Qur’an: their stories, lessons and verses, with sources and with what scholars discuss.',
  arabic: true,
  view: <FiguresView figures={figures} basePath={basePath} />,
  styles: ['figures-screen.tsx'],
  structured: {
    '@type': 'CollectionPage',
    name: messages.heading,
    url: path,
    numberOfItems: figures.length,
  },
});
