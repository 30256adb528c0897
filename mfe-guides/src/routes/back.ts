import { type GuidesPage, paths, type Stem } from '../lib/paths.ts';
import { messages } from './messages.ts';

/** The link above a page: to the directory from a figure, to the hub from all others. */
export const backFrom = (page: GuidesPage, stem: Stem): { href: string; label: string } =>
  page === 'figure'
    ? { href: stem + paths.figures, label: messages.figures }
    : { href: stem + paths.hub, label: messages.guides };
