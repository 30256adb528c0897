import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { isTheme, STUDY_GROUND, THEME_GROUNDS, type Theme } from './themes.ts';

const css = ['tokens.css', 'themes.css']
  .map((file) => readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8'))
  .join('\n');

const rules = [...css.matchAll(/^ {2}([:[][^{}@]+) \{([^}]*)\}/gm)].flatMap(([, list = '', body]) =>
  list.split(/,\s*/).map((selector) => {
    const attributes = [...selector.matchAll(/\[data-([a-z]+)='([a-z]+)'\]/g)];
    return { attributes, body: body ?? '' };
  }),
);

/** Colours by the names of the tokens, on a root element with these attributes. */
function coloursOf(root: { theme: Theme; contrast?: 'more' }): Record<string, string> {
  const own: Record<string, string | undefined> = root;
  const matching = rules
    .filter(({ attributes }) => attributes.every(([, name = '', value]) => own[name] === value))
    // `:root` weighs as much as one attribute.
    .toSorted((a, b) => Math.max(1, a.attributes.length) - Math.max(1, b.attributes.length));
  return Object.fromEntries(
    matching.flatMap(({ body }) =>
      [...body.matchAll(/--([a-z]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    ),
  );
}

test.each(Object.keys(THEME_GROUNDS) as Theme[])(
  '[2.11.3] [3.18] theme %s has every colour, and its text passes WCAG AA on its ground',
  (theme) => {
    const colours = coloursOf({ theme });
    expect(colours['bg']).toBe(THEME_GROUNDS[theme]);
    for (const name of ['fg', 'muted', 'accent', 'danger', 'due']) {
      expect(
        contrast(colours[name] ?? '#ffffff', colours['bg'] ?? '#ffffff'),
        name,
      ).toBeGreaterThan(4.5);
    }
    expect(colours['border']).toBeDefined();
  },
);

test.each(Object.keys(THEME_GROUNDS) as Theme[])(
  '[3.18] theme %s with high contrast keeps its ground, its text passes WCAG AAA, and its edges show',
  (theme) => {
    const { bg = '', ...colours } = coloursOf({ theme, contrast: 'more' });
    expect(bg).toBe(THEME_GROUNDS[theme]);
    expect(['#000000', '#ffffff']).toContain(colours['fg']);
    for (const name of ['fg', 'muted', 'accent', 'danger', 'due']) {
      expect(contrast(colours[name] ?? bg, bg), name).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(colours['border'] ?? bg, bg)).toBeGreaterThanOrEqual(3);
  },
);

test('[1.6] the study theme is the same on its root and around it, and its text passes WCAG AA', () => {
  const [own, around] = ['study.css', 'study-frame.css'].map((file) => {
    const text = readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8');
    const colours = text.matchAll(/--([a-z]+): (#[0-9a-f]{6})/g);
    return Object.fromEntries([...colours].map(([, name = '', value = '']) => [name, value]));
  });
  // What is raised stands in the app alone.
  expect({ ...around, raised: own?.['raised'] }).toEqual(own);
  expect(own?.['bg']).toBe(STUDY_GROUND);
  for (const name of ['fg', 'muted', 'accent', 'danger', 'due']) {
    expect(contrast(own?.[name] ?? STUDY_GROUND, STUDY_GROUND), name).toBeGreaterThan(4.5);
  }
});

test('[3.18] there are eleven themes, and nothing else is one', () => {
  expect(Object.keys(THEME_GROUNDS)).toHaveLength(11);
  for (const wrong of ['', 'pink', 'toString', null, undefined, 3])
    expect(isTheme(wrong)).toBe(false);
});

/** Colours of the rule with this selector. */
const coloursIn = (of: string, selector: string) => {
  const start = of.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = of.slice(start, of.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([a-z]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
};

test('[3.18] Auto is light at first, and dark where the system asks for it, in high contrast too', () => {
  const inDark = [...css.matchAll(/@media \(prefers-color-scheme: dark\) \{([^]*?)\n {2}\}/g)]
    .map(([, body = '']) => body)
    .join('\n');
  expect(css).toMatch(/:root,\n {2}\[data-theme='auto'\],\n {2}\[data-theme='light'\] \{/);
  const plain = coloursIn(inDark, "[data-theme='auto']");
  expect(plain).toEqual(coloursOf({ theme: 'dark' }));
  const more = coloursIn(inDark, "[data-contrast='more'][data-theme='auto']");
  expect({ ...plain, ...more }).toEqual(coloursOf({ theme: 'dark', contrast: 'more' }));
});
