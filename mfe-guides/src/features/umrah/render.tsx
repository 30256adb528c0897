import type { RenderPage } from '../../lib/page.ts';
import { UmrahView } from './components/umrah-view.tsx';
import { messages } from './messages.ts';

/** The parts as a how-to of schema.org; the steps themselves are on the page. */
export const render: RenderPage = ({ umrah }, { path }) => ({
  description:
    'Umrah step by step in seven parts: what to do, what to say in Arabic with transliteration and translation, for men and for women, with sources.',
  arabic: true,
  view: <UmrahView guide={umrah} />,
  styles: ['umrah-screen.tsx'],
  structured: {
    '@type': 'HowTo',
    name: messages.heading,
    description: messages.lead,
    step: umrah.parts.map(({ number, title }) => ({
      '@type': 'HowToSection',
      position: number,
      name: title,
      url: `${path}#part-${number}`,
      numberOfItems: umrah.steps.filter(({ part }) => part === number).length,
    })),
  },
});
