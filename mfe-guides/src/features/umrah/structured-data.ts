import type { Umrah } from '@fahm/contracts/content-umrah.ts';
import { paths } from '../../lib/paths.ts';
import { messages } from './messages.ts';

/** The parts as a how-to of schema.org; the steps themselves are on the page. */
export const umrahData = ({ parts, steps }: Umrah): Record<string, unknown> => ({
  '@type': 'HowTo',
  name: messages.heading,
  description: messages.lead,
  step: parts.map(({ number, title }) => ({
    '@type': 'HowToSection',
    position: number,
    name: title,
    url: `${paths.umrah}#part-${number}`,
    numberOfItems: steps.filter(({ part }) => part === number).length,
  })),
});
