type ShellPage = {
  /** The page's one address; null for the page that stands wherever there is no other. */
  path: string | null;
  status: number;
  /** Which styles the browser needs for it; a page of text needs none of its own. */
  layout: 'portal' | 'pricing' | 'text' | 'notice' | 'offline' | 'account';
  /** Open before onboarding is done: it links here (ruling A21). */
  beforeOnboarding?: true;
};

/**
 * The shell's own pages. A page is a row here and one in `shell-page-contents.tsx`, which only the build
 * reads: the worker and the browser need to know no more than this. Links (`paths.ts`), which of them onboarding must precede and the
 * sitemap follow.
 */
export const shellPages = {
  home: { path: '/', status: 200, layout: 'portal' },
  pricing: { path: '/pricing', status: 200, layout: 'pricing' },
  /** Filled by the browser; under a policy of its own, which lets the payment provider in. */
  subscribe: { path: '/subscribe', status: 200, layout: 'account' },
  help: { path: '/help', status: 200, layout: 'text', beforeOnboarding: true },
  contact: { path: '/contact', status: 200, layout: 'text', beforeOnboarding: true },
  privacy: { path: '/privacy', status: 200, layout: 'text', beforeOnboarding: true },
  terms: { path: '/terms', status: 200, layout: 'text', beforeOnboarding: true },
  credits: { path: '/credits', status: 200, layout: 'text', beforeOnboarding: true },
  corrections: { path: '/corrections', status: 200, layout: 'text', beforeOnboarding: true },
  /** Stands at any address, without a network. */
  offline: { path: null, status: 200, layout: 'offline' },
  /** A page of somebody's own, at several addresses: the browser fills it. */
  account: { path: null, status: 200, layout: 'account' },
  /** Stands where a page is there for those who are signed in alone. */
  'members-only': { path: null, status: 404, layout: 'notice' },
  'not-found': { path: null, status: 404, layout: 'notice' },
} as const satisfies Record<string, ShellPage>;

export type ShellPageKind = keyof typeof shellPages;
/** A page of the shell, or one that a remote fills. */
export type PageKind = ShellPageKind | 'remote';

const byPath = new Map<string, ShellPageKind>(
  Object.entries(shellPages).flatMap(([kind, { path }]) =>
    path === null ? [] : [[path, kind as ShellPageKind]],
  ),
);

/** The shell's page at an address (no query, no hash); a trailing slash does not matter. */
export function shellPageOf(path: string): ShellPageKind {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return byPath.get(bare) ?? 'not-found';
}
