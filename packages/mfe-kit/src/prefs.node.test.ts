import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SETTINGS } from './page-settings.ts';
import { described, readPrefs, readTranslation, themeAttributes, writePrefs } from './prefs.ts';
import { prefs } from './testing/arbitrary-settings.ts';

test('[3.18] what is written into the cookie is read back the same, whatever cookies stand around it', () => {
  fc.assert(
    fc.property(prefs, (value) => {
      const cookies = `a=1; prefs=${writePrefs(value)}; prefsx=2`;
      expect(readPrefs(cookies)).toEqual(value);
      expect(readTranslation(cookies)).toBe(value.translationId);
    }),
  );
});

test('[3.18] a cookie that was written before settings were described is read, and written the same', () => {
  const query =
    'theme=dark&colours=102030.f0f0f0.c0c0c0.ffcc00.405060&contrast=more&size=30&leading=2.2&width=80' +
    '&font=cairo&trsize=20&tr=off&edition=ur.jalandhry';
  const read = readPrefs(`prefs=${encodeURIComponent(query)}`);
  expect(read).toEqual({
    themePreset: 'dark',
    customTheme: {
      bg: '#102030',
      fg: '#f0f0f0',
      muted: '#c0c0c0',
      accent: '#ffcc00',
      border: '#405060',
    },
    highContrast: true,
    fontSizeArabic: 30,
    lineHeight: 2.2,
    pageWidth: 80,
    arabicFont: 'cairo',
    fontSizeTranslation: 20,
    translationEnabled: false,
    translationId: 'ur.jalandhry',
  });
  expect(writePrefs(read)).toBe(encodeURIComponent(query));
});

test('no two settings have one field of the cookie, one attribute or one property', () => {
  for (const key of ['cookie', 'attribute', 'property'] as const) {
    const names = described().flatMap(([, it]) => Reflect.get(it, key) ?? []);
    expect(names).not.toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('[9.11] a property that the style sheets state has the default of its setting there', async () => {
  const tokens = await readFile(
    fileURLToPath(import.meta.resolve('@fahm/ui/styles/tokens.css')),
    'utf8',
  );
  const stated = described().flatMap(([name, it]) => {
    if (it.kind !== 'range' || it.property === undefined) return [];
    const value = new RegExp(`${it.property}: (.*);`).exec(tokens)?.[1];
    const usual = themeAttributes({ [name]: it.default }).style[it.property];
    return value === undefined ? [] : [{ property: it.property, value, usual }];
  });
  expect(stated.length).toBeGreaterThan(3);
  for (const { property, value, usual } of stated) expect(value, property).toBe(usual);
});

test('the cookie’s value needs no quoting and stays small', () => {
  fc.assert(
    fc.property(prefs, (value) => {
      expect(writePrefs(value)).toMatch(/^[\w.%~*-]{0,400}$/);
    }),
  );
});

test('[5.9] a number out of its range is as if it were not there', () => {
  expect(readPrefs('prefs=size%3D15').fontSizeArabic).toBeUndefined();
  expect(readPrefs('prefs=size%3D16').fontSizeArabic).toBe(16);
  expect(readPrefs('prefs=leading%3D2.6').lineHeight).toBeUndefined();
  expect(readPrefs('prefs=width%3D91').pageWidth).toBeUndefined();
});

test('nothing that somebody wrote into the cookie reaches the page unread', () => {
  const hostile = ['"><script>', 'red;}', '#000', '1e9', '../..', '%00', 'url(x)', '-1'];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...hostile), fc.string()), (text) => {
      const encoded = encodeURIComponent(text);
      for (const { cookie } of Object.values(PAGE_SETTINGS)) {
        const { data, style } = themeAttributes(
          readPrefs(`prefs=${cookie}${encodeURIComponent('=')}${encoded}`),
        );
        for (const value of [...Object.values(data), ...Object.values(style)]) {
          expect(value ?? '').toMatch(/^[\w#.%-]*$/);
        }
      }
    }),
  );
});

test('[3.18] sizes are set in rem, so that the browser’s own text size still counts', () => {
  const { style } = themeAttributes({ fontSizeArabic: 24, pageWidth: 75, lineHeight: 1.9 });
  expect(style['--arabic-size']).toBe('1.5rem');
  expect(style['--page-width']).toBe('75');
  expect(style['--arabic-leading']).toBe('1.9');
});

test('[3.18] high contrast goes before colours that a reader mixed', () => {
  const customTheme = {
    bg: '#ffffff',
    fg: '#eeeeee',
    muted: '#eeeeee',
    accent: '#eeeeee',
    border: '#eeeeee',
  };
  expect(themeAttributes({ customTheme }).style['--fg']).toBe('#eeeeee');
  expect(themeAttributes({ customTheme, highContrast: true }).style['--fg']).toBeUndefined();
});
