import { useEffect } from 'react';
import home from './features/home/components/home-page.module.css';
import notFound from './features/not-found/components/not-found-page.module.css';
import text from './features/text-pages/components/text-page.module.css';
import { PAGE_PART, type ServerMarkup } from './server-markup.ts';
import { type ShellPageKind, shellPages } from './shell-pages.ts';

// Naming them here is also what puts their styles into the shell's one stylesheet.
const layouts = { portal: home.page, text: text.page, notice: notFound.page };

type Props = {
  /** The page that came with this document; null when another address was gone to since. */
  kind: ShellPageKind | null;
  markup: ServerMarkup;
};

/** A page of the shell: markup from the server, which this document has for one address only. */
export function OwnPage({ kind, markup: { page, title } }: Props) {
  const isHere = kind !== null && page !== null;
  useEffect(() => {
    // Coming back from a remote's page, which has named the document after itself.
    if (isHere && title !== '') document.title = title;
    if (!isHere) location.reload();
  }, [isHere, title]);
  if (!isHere) return null;
  return (
    <div
      className={layouts[shellPages[kind].layout]}
      data-part={PAGE_PART}
      dangerouslySetInnerHTML={{ __html: page }}
      suppressHydrationWarning
    />
  );
}
