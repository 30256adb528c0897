import { useEffect } from 'react';
import { PAGE_PART, type ServerMarkup } from '../server-markup.ts';
import type { ShellPageKind } from './shell-pages.ts';

type Island = { bringAlive: () => () => void };

/** What is more than words on a page of the shell: its script comes when the page is alive. */
const islands: Partial<Record<ShellPageKind, () => Promise<Island>>> = {
  contact: () => import('../contact-island.tsx'),
  pricing: () => import('../pricing-island.ts'),
};

type Props = {
  /** The page that came with this document; null when another address was gone to since. */
  kind: ShellPageKind | null;
  markup: ServerMarkup;
};

/** A page of the shell: markup from the server, which this document has for one address only. */
export function OwnPage({ kind, markup: { page, layout, title } }: Props) {
  const isHere = kind !== null && page !== null;
  useEffect(() => {
    // Coming back from a remote's page, which has named the document after itself.
    if (isHere && title !== '') document.title = title;
    if (!isHere) location.reload();
  }, [isHere, title]);
  useEffect(() => {
    const wake = isHere ? islands[kind] : undefined;
    if (wake === undefined) return undefined;
    let rest: (() => void) | null = () => {};
    wake().then(
      ({ bringAlive }) => {
        if (rest !== null) rest = bringAlive();
      },
      // Without its script the form stays as the server sent it.
      () => {},
    );
    return () => {
      // Not now: React is at work on the page around it.
      if (rest !== null) queueMicrotask(rest);
      rest = null;
    };
  }, [isHere, kind]);
  if (!isHere) return null;
  return (
    <div
      className={layout}
      data-part={PAGE_PART}
      dangerouslySetInnerHTML={{ __html: page }}
      suppressHydrationWarning
    />
  );
}
