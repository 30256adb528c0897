import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import { THEME_GROUNDS, type Theme } from '@fahm/ui/themes.ts';
import { bootScript, client } from 'virtual:shell-build';
import { PAGE_DATA_ID, type PageData, SHELL_ROOT_ID } from '../../page-data.ts';

export type DocumentHead = FragmentHead & {
  /** Stylesheets of the remote on this page, by address. */
  css: readonly string[];
  /** Their text; null when it could not be had, and the browser has to ask for them. */
  styles: string | null;
  /** The import map's text; it carries the integrity of every script the page may load. */
  importMap: string;
  data: PageData;
};

/** The first bytes, and the only ones that differ from visitor to visitor: they are never cached. */
export function openHtml(theme: Theme): string {
  return (
    `<!doctype html><html lang="en" dir="ltr" data-theme="${theme}"><head><meta charset="utf-8">` +
    `<meta name="theme-color" content="${THEME_GROUNDS[theme]}">`
  );
}

/** Everything from there up to the frame. Sent first, so that styles and font are asked for at once. */
export function openDocument(head: DocumentHead, origin: string): string {
  const lines = [
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${escapeHtml(origin + head.canonical)}">`,
    '<link rel="icon" href="/icon.svg">',
    head.arabic && client.font !== ''
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${client.font}">`
      : '',
    ...client.css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...remoteStylesheets(head, origin),
    `<script type="importmap">${head.importMap}</script>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(head.data)}</script>`,
    `<script>${bootScript}</script></head><body><div id="${SHELL_ROOT_ID}">`,
  ];
  return lines.join('');
}

/**
 * A remote's styles stand in the page. The disabled links load nothing: they tell the federation runtime,
 * which looks for them by their whole address, that these files need not be fetched.
 */
function remoteStylesheets({ css, styles }: DocumentHead, origin: string): string[] {
  if (styles === null) return css.map((href) => `<link rel="stylesheet" href="${href}">`);
  const links = css.map((href) => `<link rel="stylesheet" href="${origin}${href}" disabled>`);
  return css.length === 0 ? [] : [`<style>${styles}</style>`, ...links];
}

export const CLOSE_DOCUMENT = '</div></body></html>';

/** JSON that cannot end the script element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
