import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import { bootScript } from 'virtual:shell-build';
import { PAGE_DATA_ID, type PageData, SHELL_ROOT_ID } from '../../pages/page-data.ts';
import { escapeHtml, jsonForHtml } from './html-text.ts';
import { previewTags } from './preview-tags.ts';
import { inlineStyles, type Stylesheets } from './stylesheets.ts';

export type DocumentHead = Omit<FragmentHead, 'image' | 'styles'> & {
  /** Address of the picture for previews of links; null when there is none. */
  image: string | null;
  /** The shell's own, then those of what fills the page. */
  sheets: readonly Stylesheets[];
  /** The import map's text; it carries the integrity of every script the page may load. */
  importMap: string;
  data: PageData;
};

/** Everything from the prelude up to the frame. Sent first, with all that the first paint needs. */
export function openDocument(head: DocumentHead, origin: string): string {
  const lines = [
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...previewTags(head, origin),
    '<link rel="icon" href="/icon.svg"><link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    ...stylesheets(head.sheets),
    `<script type="importmap">${head.importMap}</script>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(head.data)}</script>`,
    `<script>${bootScript}</script></head><body><div id="${SHELL_ROOT_ID}">`,
  ];
  return lines.join('');
}

/**
 * Styles stand in the page: a file of them is one more trip before the first paint. The disabled links load nothing:
 * they tell the scripts that would load these files that they need not be fetched.
 */
function stylesheets(sheets: readonly Stylesheets[]): string[] {
  const inline = inlineStyles(sheets);
  const links = sheets.flatMap(({ css, styles, origin = '' }) =>
    css.map((path) =>
      styles === null
        ? `<link rel="stylesheet" href="${path}">`
        : `<link rel="stylesheet" href="${origin}${path}" disabled>`,
    ),
  );
  return inline === null ? links : [`<style>${inline}</style>`, ...links];
}

export const CLOSE_DOCUMENT = '</div></body></html>';
