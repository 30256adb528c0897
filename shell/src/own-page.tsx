import { useEffect } from 'react';
import { PAGE_PART, type ServerMarkup } from './server-markup.ts';
import type { ShellPageKind } from './shell-pages.ts';

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
