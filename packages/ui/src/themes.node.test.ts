import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_THEME, isTheme, THEME_GROUNDS, type Theme } from './themes.ts';

const css = ['tokens.css', 'themes.css']
  .map((file) => readFileSync(new URL(`./styles/${file}`, import.meta.url), 'utf8'))
  .join('\n');

/** Colours of a theme by the names of the tokens. */
function coloursOf(theme: Theme): Record<string, string> {
  const selector = theme === DEFAULT_THEME ? ':root' : `[data-theme='${theme}']`;
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([a-z]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, WCAG 2.2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.keys(THEME_GROUNDS) as Theme[])(
  '[2.11.3] [3.18] theme %s has every colour, and its text passes WCAG AA on its ground',
  (theme) => {
    const colours = coloursOf(theme);
    expect(colours['bg']).toBe(THEME_GROUNDS[theme]);
    for (const name of ['fg', 'muted', 'accent', 'danger']) {
      expect(
        contrast(colours[name] ?? '#ffffff', colours['bg'] ?? '#ffffff'),
        name,
      ).toBeGreaterThan(4.5);
    }
    expect(colours['border']).toBeDefined();
  },
);

test('[3.18] there are eleven themes, and nothing else is one', () => {
  expect(Object.keys(THEME_GROUNDS)).toHaveLength(11);
  for (const wrong of ['', 'pink', 'toString', null, undefined, 3])
    expect(isTheme(wrong)).toBe(false);
});
