import type { Content } from '../../lib/content.ts';
import type { RenderPage } from '../../lib/page.ts';
import { FigureView } from './components/figure-view.tsx';
import { messages } from './messages.ts';
import { displayName, figureById } from './model.ts';
import { FIGURES } from './paths.ts';

/** A page about a figure. Angels and creatures are no persons of schema.org: the page is what is named. */
export const render: RenderPage = ({ figures }, { path, basePath, params: { id = '' } }) => {
  const figure = figureById(figures, id);
  if (figure === null) throw new RangeError(`There is no figure ${id}`);
  const name = displayName(figure);
  return {
    name,
    description: figure.summary,
    arabic: true,
    view: <FigureView id={id} figures={figures} basePath={basePath} />,
    styles: ['figure-screen.tsx'],
    structured: {
      '@type': 'AboutPage',
      name,
      alternateName: figure.aliases,
      description: figure.summary,
      url: path,
      isPartOf: { '@type': 'CollectionPage', name: messages.heading, url: FIGURES },
    },
  };
};

export const params = ({ figures }: Content) => figures.map(({ id }) => ({ id }));
