import { expect, test } from 'vitest';
import { preludeHtml, PRELUDE_END } from '../prelude.ts';
import { readPage } from './page-contents.ts';
import { withOfflineList } from './offline-list.ts';

const DATA = {
  page: 'remote',
  remotes: { reader: { base: '/mf/reader/v1/' } },
  script: '/assets/shell-a.js',
  preload: ['/mf/reader/v1/remote.js'],
};
const MAP = {
  integrity: { '/assets/shell-a.js': 'sha256-a', '/mf/reader/v1/e.js?retry': 'sha256-b' },
};

const page = (prelude: string): string =>
  `${prelude}<title>A &amp; B</title><link rel="stylesheet" href="/assets/shell.css">` +
  `<link rel="stylesheet" href="https://fahm.test/mf/reader/v1/r.css" disabled>` +
  `<script type="importmap">${JSON.stringify(MAP)}</script>` +
  `<script type="application/json" id="page-data">${JSON.stringify(DATA)}</script>` +
  `</head><body>text</body></html>`;

const visitors = preludeHtml(
  { themePreset: 'sepia', fontSizeArabic: 30 },
  { fonts: { 'amiri-quran': '/assets/amiri.woff2' } },
);

test('a page names all that it cannot do without', () => {
  expect(readPage(page(visitors))).toMatchObject({
    title: 'A &amp; B',
    version: '/assets/shell-a.js /mf/reader/v1/',
    required: [
      '/assets/shell-a.js',
      '/mf/reader/v1/remote.js',
      '/assets/shell.css',
      '/assets/amiri.woff2',
    ],
    scripts: ['/assets/shell-a.js'],
  });
});

test('what is kept of a page holds nothing of its visitor', () => {
  const contents = readPage(page(visitors));
  expect(contents?.rest).not.toMatch(/sepia|arabic-size/);
  expect(contents?.ownStyle).toContain('--arabic-size');
});

test('[1.6] a page of study stays one', () => {
  const study = preludeHtml({ themePreset: 'sepia' }, { fonts: null, isStudy: true });
  expect(readPage(page(study))?.isStudy).toBe(true);
  expect(readPage(page(visitors))?.isStudy).toBe(false);
});

test('a page that broke off, or is somebody else’s, is none', () => {
  expect(readPage(page(visitors).slice(0, -7))).toBeNull();
  expect(readPage('<!doctype html><title>Sign in</title></html>')).toBeNull();
  expect(readPage(`${PRELUDE_END}<body></body></html>`)).toBeNull();
});

test('the list of the offline page takes paths as text', () => {
  const html = withOfflineList(
    '<main><span data-kept-list=""></span></main>',
    [{ path: '/read/"><b>', title: '' }],
    true,
  );
  expect(html).not.toContain('<b>');
  expect(html).toContain('Surahs on this device');
});
