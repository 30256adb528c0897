import type { RenderPage } from '../../lib/page.ts';
import { TimelineView } from './components/timeline-view.tsx';
import { messages } from './messages.ts';

/** The events as a list of schema.org, each with its address. */
export const render: RenderPage = ({ timeline }, { path }) => ({
  description:
    'Twenty-nine events from 570 to 750 CE, from the birth of the Prophet to early Islamic civilization, with sources and with what is disputed.',
  arabic: false,
  view: <TimelineView events={timeline} />,
  styles: ['timeline-screen.tsx'],
  structured: {
    '@type': 'ItemList',
    name: messages.heading,
    numberOfItems: timeline.length,
    itemListElement: timeline.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: `${path}#${id}`,
    })),
  },
});
