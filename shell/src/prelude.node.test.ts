import { readPrefs } from '@fahm/mfe-kit/prefs.ts';
import { THEME_GROUNDS } from '@fahm/ui/theme/themes.ts';
import { expect, test } from 'vitest';
import { PRELUDE_END, preludeHtml, preludeStyle } from './prelude.ts';

const fonts = { 'amiri-quran': '/a.woff2', cairo: '/c.woff2' };
const prelude = (query: string, parts: { themeScript?: string } = {}) =>
  preludeHtml(readPrefs(`prefs=${encodeURIComponent(query)}`), { fonts, ...parts });

test('[3.18] without preferences a page opens light, in the default font, with no style', () => {
  expect(preludeHtml({}, { fonts })).toBe(
    '<!doctype html><html lang="en" dir="ltr" data-theme="auto"><head><meta charset="utf-8">' +
      `<meta name="theme-color" content="${THEME_GROUNDS.dark}" media="(prefers-color-scheme:dark)">` +
      `<meta name="theme-color" content="${THEME_GROUNDS.light}">` +
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/a.woff2">' +
      PRELUDE_END,
  );
});

test('[3.18] a theme that nobody knows is the default theme', () => {
  expect(prelude('theme=pink')).toContain('data-theme="auto"');
  expect(prelude('theme=constructor')).toContain('data-theme="auto"');
});

test('[3.18] every choice that shapes a page is in its first bytes', () => {
  const html = prelude('theme=dark&contrast=more&font=cairo&tr=off&size=20&leading=2&width=80');
  expect(html).toContain(
    'data-theme="dark" data-contrast="more" data-font="cairo" data-translation="off"',
  );
  expect(html).toContain(`content="${THEME_GROUNDS.dark}"`);
  expect(html).toContain('<style>:root{--arabic-size:1.25rem;--arabic-leading:2;--page-width:80}');
});

test('[3.18] mixed colours keep the theme they began as, and colour the browser’s frame', () => {
  const html = prelude('theme=dark&colours=101010.fafafa.cccccc.ffcc00.444444');
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain('name="theme-color" content="#101010"');
  expect(html).toContain(
    '--bg:#101010;--fg:#fafafa;--muted:#cccccc;--accent:#ffcc00;--border:#444444',
  );
});

test('the font of the chosen script is fetched early, and one that is not built gives way to the default', () => {
  expect(prelude('font=cairo')).toContain('href="/c.woff2"');
  expect(prelude('font=indopak')).toContain('href="/a.woff2"');
  expect(prelude('font=comic')).toContain('href="/a.woff2"');
  expect(preludeHtml({}, { fonts: null })).not.toContain('preload');
});

test('the policy is told of the very style that stands in the prelude', () => {
  const prefs = { fontSizeArabic: 30 };
  expect(preludeHtml(prefs, { fonts })).toContain(`<style>${preludeStyle(prefs) ?? ''}</style>`);
  expect(preludeStyle({ themePreset: 'dark' })).toBeNull();
});

test('a prelude for nobody in particular brings the script that puts it right', () => {
  expect(prelude('', { themeScript: 'theme()' })).toMatch(
    /<script>theme\(\)<\/script><!--prelude-->$/,
  );
});
