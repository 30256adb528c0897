import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ARABIC_FONT_IDS,
  ARABIC_SIZES,
  DEFAULT_SETTINGS,
  parseSettings,
  type Settings,
  SETTINGS_RANGES,
} from './settings.ts';

const RANGES = Object.entries(SETTINGS_RANGES) as [
  keyof typeof SETTINGS_RANGES,
  { min: number; max: number },
][];

test('[3.18] [9.11] what makes no sense at all is the defaults', () => {
  for (const kept of [null, undefined, 3, 'dark', [], true, {}]) {
    expect(parseSettings(kept)).toEqual(DEFAULT_SETTINGS);
  }
});

test('[5.9] every number is clamped to its range, whatever it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RANGES), fc.double({ noNaN: true }), ([name, range], value) => {
      const parsed = parseSettings({ version: 1, [name]: value })[name];
      expect(parsed).toBeCloseTo(
        Number.isFinite(value)
          ? Math.min(range.max, Math.max(range.min, value))
          : DEFAULT_SETTINGS[name],
        2,
      );
    }),
  );
});

test.each(RANGES)('[5.9] %s is kept at both ends of its range, and no further', (name, range) => {
  for (const [given, kept] of [
    [range.min, range.min],
    [range.max, range.max],
    [range.min - 0.1, range.min],
    [range.max + 0.1, range.max],
  ]) {
    expect(parseSettings({ version: 1, [name]: given })[name]).toBe(kept);
  }
});

test('[3.18] whatever was kept, what comes out is whole, and reading it again changes nothing', () => {
  const names = [...Object.keys(DEFAULT_SETTINGS), 'theme', 'arabicFontSize', 'showTranslation'];
  const anything = fc.dictionary(fc.constantFrom(...names), fc.anything());
  fc.assert(
    fc.property(fc.oneof(anything, fc.anything()), (kept) => {
      const settings = parseSettings(kept);
      expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
      expect(ARABIC_FONT_IDS).toContain(settings.arabicFont);
      for (const [name, { min, max }] of RANGES) {
        expect(settings[name]).toBeGreaterThanOrEqual(min);
        expect(settings[name]).toBeLessThanOrEqual(max);
      }
      expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    }),
  );
});

test('[3.18] names of what every object inherits are no theme and no font', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    const kept = { version: 1, themePreset: name, arabicFont: name };
    expect(parseSettings(kept)).toEqual(DEFAULT_SETTINGS);
  }
});

const mixed = (customTheme: unknown) => parseSettings({ version: 1, customTheme }).customTheme;

test('[2.11.3] mixed colours are kept whole or not at all', () => {
  const whole = {
    bg: '#102030',
    fg: '#f0f0f0',
    muted: '#c0c0c0',
    accent: '#ffcc00',
    border: '#405060',
  };
  expect(mixed(whole)).toEqual(whole);
  for (const wrong of ['red', '#fff', '#10203', '#1020301', 'url(x)', 3, null, undefined]) {
    expect(mixed({ ...whole, muted: wrong })).toBeNull();
  }
});

test('[2.11.3] sizes that were kept by name become the numbers they stand for', () => {
  for (const [name, size] of Object.entries(ARABIC_SIZES)) {
    expect(parseSettings({ arabicFontSize: name }).fontSizeArabic).toBe(size);
    expect(parseSettings({ fontSizeArabic: name }).fontSizeArabic).toBe(size);
  }
});

test('[3.18] the first shape of the settings is migrated, and a numbered one is left as it is', () => {
  const old = { theme: 'sepia', showTranslation: false, fontSizeArabic: 30 };
  const expected: Settings = {
    ...DEFAULT_SETTINGS,
    themePreset: 'sepia',
    translationEnabled: false,
    fontSizeArabic: 30,
  };
  expect(parseSettings(old)).toEqual(expected);
  expect(parseSettings({ version: 1, ...old }).themePreset).toBe('light');
});

test('[3.19] [9.8] listening is off at first, to ar.alafasy in 128 kbit/s at its own speed', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    audio: false,
    reciter: 'ar.alafasy',
    bitrate: 128,
    repeat: 'none',
    repeatCount: 1,
    speed: 1,
  });
});

test('[3.18] settings of the version before listening keep all they had, and get its defaults', () => {
  const before = { version: 1, themePreset: 'sepia', fontSizeArabic: 30, shortcuts: false };
  expect(parseSettings(before)).toEqual({ ...DEFAULT_SETTINGS, ...before, version: 3 });
});

test('[3.18] settings of the version before passage headings keep all they had; headings are off at first', () => {
  const before = { version: 2, audio: true, speed: 1.5, shortcuts: false };
  expect(parseSettings(before)).toEqual({ ...DEFAULT_SETTINGS, ...before, version: 3 });
  expect(DEFAULT_SETTINGS.passageHeadings).toBe(false);
  expect(parseSettings({ ...before, passageHeadings: true }).passageHeadings).toBe(true);
  expect(parseSettings({ ...before, passageHeadings: 'yes' }).passageHeadings).toBe(false);
});

test('[2.11.4] what is chosen for listening is kept, and only what can be chosen', () => {
  const chosen = {
    audio: true,
    reciter: 'ur.khan',
    reciterName: 'Shamshad Ali Khan',
    bitrate: 64,
    repeat: 'surah',
    repeatCount: 10,
    repeatPause: 'verse',
    speed: 1.75,
    goOn: true,
    forwardKey: 'left',
  } as const;
  expect(parseSettings({ version: 2, ...chosen })).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
  for (const wrong of [
    { reciter: '../api' },
    { reciter: 'a/b' },
    { bitrate: 96 },
    { repeat: 'all' },
    { repeatCount: 4 },
    { repeatPause: -1 },
    { speed: 2.25 },
    { speed: 1.1 },
    { speed: Number.NaN },
    { forwardKey: 'up' },
    { audio: 1 },
  ]) {
    expect(parseSettings({ version: 2, ...wrong })).toEqual(DEFAULT_SETTINGS);
  }
});
