import type { RenderPage } from '../../lib/page.ts';
import { DuaView } from './components/dua-view.tsx';
import { messages } from './messages.ts';

/** The steps as a how-to of schema.org, each with its address. */
export const render: RenderPage = ({ dua }, { path }) => ({
  description:
    "How to make du'a in thirty steps: manners, times and words of asking Allah, each with its reference and an example.",
  arabic: true,
  view: <DuaView guide={dua} />,
  styles: ['dua-screen.tsx'],
  structured: {
    '@type': 'HowTo',
    name: messages.heading,
    step: dua.steps.map(({ id, title }, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name: title,
      url: `${path}#${id}`,
    })),
  },
});
