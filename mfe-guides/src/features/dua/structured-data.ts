import type { DuaGuide } from '@fahm/contracts/content-dua.ts';
import { paths } from '../../lib/paths.ts';
import { messages } from './messages.ts';

/** The steps as a how-to of schema.org, each with its address. */
export const duaData = ({ steps }: DuaGuide): Record<string, unknown> => ({
  '@type': 'HowTo',
  name: messages.heading,
  step: steps.map(({ id, title }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    name: title,
    url: `${paths.dua}#${id}`,
  })),
});
