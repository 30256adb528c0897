import { ARABIC_SIZES } from '@fahm/mfe-kit/page-settings.ts';
import type { Setting } from '@fahm/mfe-kit/setting.ts';
import { valueOf } from '@fahm/mfe-kit/testing/arbitrary-settings.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  SETTING_NAMES,
  type SettingName,
  type SettingOfKind,
  type Settings,
  SETTINGS,
  SETTINGS_VERSION,
} from './settings.ts';

const isRange = (name: SettingName): name is SettingOfKind<'range'> =>
  SETTINGS[name].kind === 'range';
const RANGES = SETTING_NAMES.filter(isRange).map((name) => [name, SETTINGS[name]] as const);

test('[3.18] [9.11] [9.8] the defaults are those of the specification', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    version: 3,
    themePreset: 'auto',
    customTheme: null,
    highContrast: false,
    fontSizeArabic: 24,
    arabicFont: 'uthmani',
    lineHeight: 1.9,
    pageWidth: 75,
    fontSizeTranslation: 17,
    translationEnabled: true,
    translationId: null,
    readingMode: 'scroll',
    passageHeadings: false,
    wordMeanings: 'off',
    fadingTranslation: false,
    shortcuts: true,
    audio: false,
    reciter: 'ar.alafasy',
    reciterName: null,
    bitrate: 128,
    repeat: 'none',
    repeatCount: 1,
    repeatPause: 0,
    speed: 1,
    goOn: false,
    forwardKey: 'right',
  });
});

test('[3.18] every setting takes what it can be set to, and no step leads to a version there is not', () => {
  const anySettings = fc.record(
    Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(SETTINGS[name])])),
  );
  fc.assert(
    fc.property(anySettings, (chosen) => {
      const settings = { ...chosen, version: SETTINGS_VERSION };
      expect(parseSettings(settings)).toEqual(settings);
    }),
  );
  for (const name of SETTING_NAMES) {
    const { migrate = {} }: Setting = SETTINGS[name];
    for (const to of Object.keys(migrate)) expect(Number(to)).toBeLessThanOrEqual(SETTINGS_VERSION);
  }
});

test('[3.18] [9.11] what makes no sense at all is the defaults', () => {
  for (const persisted of [null, undefined, 3, 'dark', [], true, {}]) {
    expect(parseSettings(persisted)).toEqual(DEFAULT_SETTINGS);
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
  for (const [given, bounded] of [
    [range.min, range.min],
    [range.max, range.max],
    [range.min - 0.1, range.min],
    [range.max + 0.1, range.max],
  ]) {
    expect(parseSettings({ version: 1, [name]: given })[name]).toBe(bounded);
  }
});

test('[3.18] whatever was kept, what comes out is whole, and reading it again changes nothing', () => {
  const names = [...Object.keys(DEFAULT_SETTINGS), 'theme', 'arabicFontSize', 'showTranslation'];
  const anything = fc.dictionary(fc.constantFrom(...names), fc.anything());
  fc.assert(
    fc.property(fc.oneof(anything, fc.anything()), (persisted) => {
      const settings = parseSettings(persisted);
      expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
      expect(SETTINGS.arabicFont.of).toContain(settings.arabicFont);
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
    const persisted = { version: 1, themePreset: name, arabicFont: name };
    expect(parseSettings(persisted)).toEqual(DEFAULT_SETTINGS);
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
  expect(parseSettings({ version: 1, ...old }).themePreset).toBe('auto');
});

test('[3.18] settings of a later version keep every field that is understood here', () => {
  const later = { version: 99, themePreset: 'sepia', theme: 'dark', fontSizeArabic: 'large' };
  expect(parseSettings(later)).toEqual({ ...DEFAULT_SETTINGS, themePreset: 'sepia' });
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
