import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

export type NavLink = {
  label: string;
  href: string;
  /** Addresses below which the link is the current one, besides its own. */
  section?: string;
  /** For a link whose address is the beginning of others that are not part of it. */
  exact?: boolean;
};

/** Links of a visitor who is not signed in. */
export const visitorLinks: readonly NavLink[] = [
  { label: messages.reader, href: paths.reader, section: '/read' },
  { label: messages.names, href: paths.names },
  { label: messages.pricing, href: paths.pricing },
];

/** What `aria-current` says of a link on the page at `path`; null stands for an address not known yet. */
export function currentness(link: NavLink, path: string | null): 'page' | 'true' | undefined {
  if (path === null) return undefined;
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (bare === link.href) return 'page';
  if (link.exact) return undefined;
  const isBelow = (base: string) => bare === base || bare.startsWith(`${base}/`);
  const bases = link.section === undefined ? [link.href] : [link.href, link.section];
  return bases.some(isBelow) ? 'true' : undefined;
}
