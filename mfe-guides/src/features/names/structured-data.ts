import type { Names } from '@fahm/contracts/content-names.ts';
import { paths } from '../../lib/paths.ts';
import { messages } from './messages.ts';

/** The list as schema.org has lists; the names themselves are on the page. */
export const namesData = ({ names }: Names): Record<string, unknown> => ({
  '@type': 'ItemList',
  name: messages.heading,
  numberOfItems: names.length,
  url: paths.names,
});
