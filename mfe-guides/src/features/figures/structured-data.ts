import type { Figure } from '@fahm/contracts/figures.ts';
import { figurePath, paths } from '../../lib/paths.ts';
import { messages } from './messages.ts';
import { displayName } from './model.ts';

export const figuresData = (figures: readonly Figure[]): Record<string, unknown> => ({
  '@type': 'CollectionPage',
  name: messages.heading,
  url: paths.figures,
  numberOfItems: figures.length,
});

/** A page about a figure. Angels and creatures are no persons of schema.org: the page is what is named. */
export const figureData = (figure: Figure): Record<string, unknown> => ({
  '@type': 'AboutPage',
  name: displayName(figure),
  alternateName: figure.aliases,
  description: figure.summary,
  url: figurePath(figure.id),
  isPartOf: { '@type': 'CollectionPage', name: messages.heading, url: paths.figures },
});
