import { SETTINGS_KEY } from '@fahm/mfe-kit/page-settings.ts';
import { readPrefs } from '@fahm/mfe-kit/prefs.ts';
import { THEME_GROUNDS } from '@fahm/ui/theme/themes.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { createSettingsStore, prefsOf } from './settings-store.ts';

/** As much of a browser as the store touches. */
function openBrowser({ prefersDark = false } = {}) {
  const persisted = new Map<string, string>();
  const properties = new Map<string, string>();
  const meta = { content: '' };
  const listeners = new Set<(event: { key: string | null }) => void>();
  const browser = {
    document: {
      cookie: '',
      documentElement: {
        dataset: {} as Record<string, string>,
        style: {
          setProperty: (name: string, value: string) => properties.set(name, value),
          removeProperty: (name: string) => properties.delete(name),
        },
      },
      querySelectorAll: () => [
        { setAttribute: (_: string, value: string) => (meta.content = value) },
      ],
    },
    matchMedia: () => ({ matches: prefersDark }),
    localStorage: {
      getItem: (key: string) => persisted.get(key) ?? null,
      setItem: (key: string, value: string) => void persisted.set(key, value),
    },
    location: { protocol: 'https:' },
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.add(listener),
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  const { dataset } = browser.document.documentElement;
  const fromOtherTab = (text: string) => {
    persisted.set(SETTINGS_KEY, text);
    for (const listener of listeners) listener({ key: SETTINGS_KEY });
  };
  return { ...browser, persisted, properties, dataset, meta, fromOtherTab };
}

let browser = openBrowser();
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

test('[2.11.3] a change is kept, shown on the root, and told to the edge', () => {
  const store = createSettingsStore();
  store.change({ themePreset: 'dark', fontSizeArabic: 32, arabicFont: 'simple' });
  expect(JSON.parse(browser.persisted.get(SETTINGS_KEY) ?? '')).toEqual(store.read());
  expect(browser.dataset).toEqual({ theme: 'dark', font: 'simple' });
  expect(browser.properties.get('--arabic-size')).toBe('2rem');
  expect(browser.meta.content).toBe(THEME_GROUNDS.dark);
  expect(readPrefs(browser.document.cookie)).toEqual(prefsOf(store.read()));
  expect(browser.document.cookie).toMatch(/;path=\/;max-age=\d+;samesite=lax;secure$/);
});

test('[3.18] the cookie holds every number that the settings can hold', () => {
  const store = createSettingsStore();
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (value) => {
      store.change({ fontSizeArabic: value, lineHeight: value / 30, pageWidth: value });
      expect(readPrefs(browser.document.cookie)).toEqual(prefsOf(store.read()));
    }),
  );
});

test('[2.11.3] what goes back to its default is taken off the root', () => {
  const store = createSettingsStore();
  store.change({ fontSizeArabic: 30, highContrast: true, translationEnabled: false });
  store.change(DEFAULT_SETTINGS);
  expect(browser.dataset).toEqual({ theme: 'auto' });
  expect([...browser.properties]).toEqual([]);
  expect(browser.document.cookie).toMatch(/^prefs=;/);
});

test('[5.9] a change outside its range is kept at the end of it', () => {
  const store = createSettingsStore();
  store.change({ fontSizeArabic: 500, lineHeight: 0, pageWidth: -1 });
  expect(store.read()).toMatchObject({ fontSizeArabic: 32, lineHeight: 1.5, pageWidth: 60 });
});

test('[2.11.3] mixed colours give the browser’s frame their ground, unless high contrast does', () => {
  const store = createSettingsStore();
  const customTheme = {
    bg: '#102030',
    fg: '#f0f0f0',
    muted: '#c0c0c0',
    accent: '#ffcc00',
    border: '#405060',
  };
  store.change({ customTheme });
  expect(browser.meta.content).toBe('#102030');
  store.change({ highContrast: true });
  expect(browser.meta.content).toBe(THEME_GROUNDS.light);
});

test.each([false, true])('[2.11.3] Auto goes by the system, dark: %s', (prefersDark) => {
  browser = openBrowser({ prefersDark });
  const store = createSettingsStore();
  store.change({ themePreset: 'sepia' });
  store.change({ themePreset: 'auto' });
  expect(browser.dataset['theme']).toBe('auto');
  expect(readPrefs(browser.document.cookie)).toEqual({});
  expect(browser.meta.content).toBe(THEME_GROUNDS[prefersDark ? 'dark' : 'light']);
});

test.each(['blocked', 'full'])(
  '[3.18] with storage that is %s a change takes effect, and the store says that it is not kept',
  (reason) => {
    const refuse = () => {
      throw new DOMException(reason, reason === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    const getItem = reason === 'full' ? () => null : refuse;
    vi.stubGlobal('localStorage', { getItem, setItem: refuse });
    const store = createSettingsStore();
    expect(store.isPersisted()).toBe(true);
    store.change({ themePreset: 'sepia' });
    expect(store.read().themePreset).toBe('sepia');
    expect(browser.dataset['theme']).toBe('sepia');
    expect(store.isPersisted()).toBe(false);
  },
);

test('[3.18] what another tab keeps is shown here, and nonsense is the defaults', () => {
  const store = createSettingsStore();
  browser.fromOtherTab('{"version":1,"themePreset":"oled"}');
  expect(browser.dataset['theme']).toBe('oled');
  browser.fromOtherTab('{"version":1,');
  expect(store.read()).toEqual(DEFAULT_SETTINGS);
});
