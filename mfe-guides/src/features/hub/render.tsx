import type { RenderPage } from '../../lib/page.ts';
import { HubView } from './components/hub-view.tsx';
import { entriesOf } from './model.ts';

export const render: RenderPage = (_content, { basePath, pages }) => ({
  description:
    'Guides for learners: the Umrah step by step, the Islamic timeline, how to make Du’a, the 99 Names of Allah and the figures of the Qur’an.',
  arabic: false,
  view: <HubView basePath={basePath} entries={entriesOf(pages)} />,
  styles: [],
});
