import { PRELUDE_END } from '../prelude.ts';
import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts';

/** A page's HTML, taken apart as far as keeping it needs. */
export type PageContents = {
  /** As HTML. */
  title: string;
  /** Text of the style that the prelude carries for its visitor; null when it has none. */
  ownStyle: string | null;
  /** Whether it is dark as the study app is, whatever the theme of its visitor. */
  isStudy: boolean;
  /** All after the prelude: the same for every visitor. */
  rest: string;
  data: PageData;
  /** Names the versions of all it is made of. */
  version: string;
  /** Without these the page does not come alive, or has no styles. */
  required: readonly string[];
  /** Scripts that the page's import map knows. */
  scripts: readonly string[];
  /** Files that list the scripts it does not know, by remote. */
  lists: Readonly<Record<string, string>>;
};

const DATA = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`, 's');

/** Null when this is no whole page of the shell's. */
export function readPage(html: string): PageContents | null {
  const end = html.indexOf(PRELUDE_END);
  const json = DATA.exec(html)?.[1];
  if (end === -1 || json === undefined || !html.endsWith('</html>')) return null;
  const prelude = html.slice(0, end);
  const rest = html.slice(end + PRELUDE_END.length);
  const data = JSON.parse(json) as PageData;
  const head = rest.slice(0, rest.indexOf('<body>'));
  const font = /<link rel="preload" as="font"[^>]* href="([^"]+)">/.exec(prelude)?.[1];
  const css = [...head.matchAll(/<link rel="stylesheet" href="(\/[^"]+)">/g)].map(
    ([, href]) => href,
  );
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(head)?.[1] ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  const required = [data.script, ...data.preload, ...css, font];
  return {
    title: /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '',
    ownStyle: /<style>(.*?)<\/style>/s.exec(prelude)?.[1] ?? null,
    isStudy: /<html[^>]* data-frame=/.test(prelude),
    rest,
    data,
    version: versionOf(data),
    required: required.filter((path) => path !== undefined),
    scripts: Object.keys(integrity).filter((path) => !path.includes('?')),
    lists: Object.fromEntries(
      Object.entries(data.remotes).flatMap(([id, { base, later }]) =>
        later === undefined ? [] : [[id, base + later]],
      ),
    ),
  };
}

const versionOf = ({ script, remotes }: PageData): string =>
  [script, ...Object.values(remotes).map(({ base }) => base)].join(' ');
