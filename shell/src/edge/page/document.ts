import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import { bootScript, client } from 'virtual:shell-build';
import { PAGE_DATA_ID, type PageData, SHELL_ROOT_ID } from '../../pages/page-data.ts';
import { escapeHtml, jsonForHtml } from './html-text.ts';
import { previewTags } from './preview-tags.ts';

export type DocumentHead = Omit<FragmentHead, 'image' | 'styles'> & {
  /** Address of the picture for previews of links; null when there is none. */
  image: string | null;
  /** Stylesheets of the remote on this page, by address. */
  css: readonly string[];
  /** Their text; null when it could not be had, and the browser has to ask for them. */
  styles: string | null;
  /** The import map's text; it carries the integrity of every script the page may load. */
  importMap: string;
  data: PageData;
};

/** Everything from the prelude up to the frame. Sent first, so that styles are asked for at once. */
export function openDocument(head: DocumentHead, origin: string): string {
  const lines = [
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...previewTags(head, origin),
    '<link rel="icon" href="/icon.svg"><link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
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
