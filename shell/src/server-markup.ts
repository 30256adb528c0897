import { trustedMarkup, type TrustedMarkup } from './trusted-html.ts';

/**
 * Parts of the page that are words and links. They are rendered when the shell is built, and the browser
 * keeps the markup that came: their code and their words are not loaded a second time as script.
 */
export type ServerMarkup = {
  /** The shell's own page; null where a remote fills the page. */
  page: TrustedMarkup | null;
  /** Class of the element that holds it. */
  layout: string;
  footer: TrustedMarkup;
  /** Title of the document as it came. */
  title: string;
};

export const PAGE_PART = 'page';
export const FOOTER_PART = 'footer';

/** Reads the parts back out of the document, before React takes it over. */
export function readServerMarkup(from: Document): ServerMarkup {
  const part = (name: string) => from.querySelector(`[data-part='${name}']`);
  const page = part(PAGE_PART);
  return {
    page: page === null ? null : trustedMarkup(page.innerHTML),
    layout: page?.className ?? '',
    footer: trustedMarkup(part(FOOTER_PART)?.innerHTML ?? ''),
    title: from.title,
  };
}
