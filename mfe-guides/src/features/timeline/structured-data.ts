import type { TimelineEvent } from '@fahm/contracts/content-timeline.ts';
import { paths } from '../../lib/paths.ts';
import { messages } from './messages.ts';

/** The events as a list of schema.org, each with its address. */
export const timelineData = (events: readonly TimelineEvent[]): Record<string, unknown> => ({
  '@type': 'ItemList',
  name: messages.heading,
  numberOfItems: events.length,
  itemListElement: events.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: `${paths.timeline}#${id}`,
  })),
});
