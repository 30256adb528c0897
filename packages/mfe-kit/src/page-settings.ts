import { ARABIC_FONT_IDS } from '@fahm/quran/arabic-fonts.ts';
import { AUTO, THEME_CHOICES } from '@fahm/ui/theme/themes.ts';
import type { PersistedFields, Setting } from './setting.ts';

/** Where this device persists the settings of its reader, as JSON. */
export const SETTINGS_KEY = 'fahm.reader.settings';

/** The named stops of the Arabic size (ruling A3). */
export const ARABIC_SIZES = { small: 20, medium: 24, large: 28, 'extra-large': 32 } as const;

/** Sizes of the first version could be names, under either of two names. */
function sizeBefore1({ fontSizeArabic, arabicFontSize }: PersistedFields): unknown {
  const size = fontSizeArabic ?? arabicFontSize;
  return Object.entries(ARABIC_SIZES).find(([name]) => name === size)?.[1] ?? size;
}

/** Edition id of the translation; null means the built-in one, whichever that is. */
export const TRANSLATION = { kind: 'text', default: null, cookie: 'edition' } as const;

/**
 * The settings that shape a page's first paint, in the order of the `prefs` cookie. Pages of all remotes
 * are painted with them; the reader persists them, with those of its own.
 */
export const PAGE_SETTINGS = {
  themePreset: {
    kind: 'choice',
    default: AUTO,
    of: THEME_CHOICES,
    cookie: 'theme',
    attribute: 'theme',
    always: true,
    migrate: { 1: (persisted) => persisted['themePreset'] ?? persisted['theme'] },
  },
  /** Takes the place of the preset's colours; choosing a preset clears it (spec 4.14). */
  customTheme: { kind: 'colours', default: null, cookie: 'colours' },
  highContrast: {
    kind: 'flag',
    default: false,
    cookie: 'contrast',
    word: 'more',
    attribute: 'contrast',
    panel: 'colours',
  },
  /** CSS pixels (spec 5.9). */
  fontSizeArabic: {
    kind: 'range',
    default: 24,
    min: 16,
    max: 32,
    step: 1,
    cookie: 'size',
    property: '--arabic-size',
    unit: 'rem',
    migrate: { 1: sizeBefore1 },
  },
  /** A factor of the size (spec 5.9). */
  lineHeight: {
    kind: 'range',
    default: 1.9,
    min: 1.5,
    max: 2.5,
    step: 0.1,
    cookie: 'leading',
    property: '--arabic-leading',
    panel: 'text',
  },
  /** Measure of the reading column in characters of the translation, roughly (spec 5.9). */
  pageWidth: {
    kind: 'range',
    default: 75,
    min: 60,
    max: 90,
    step: 1,
    cookie: 'width',
    property: '--page-width',
    panel: 'text',
  },
  /** Verse by verse, or as running text as in a mushaf. */
  layout: {
    kind: 'choice',
    default: 'verses',
    of: ['verses', 'running'],
    cookie: 'layout',
    attribute: 'layout',
  },
  arabicFont: {
    kind: 'choice',
    default: 'uthmani',
    of: ARABIC_FONT_IDS,
    cookie: 'font',
    attribute: 'font',
  },
  /** CSS pixels; the bounds are ours. */
  fontSizeTranslation: {
    kind: 'range',
    default: 17,
    min: 14,
    max: 24,
    step: 1,
    cookie: 'trsize',
    property: '--translation-size',
    unit: 'rem',
    panel: 'translation',
  },
  translationEnabled: {
    kind: 'flag',
    default: true,
    cookie: 'tr',
    word: 'off',
    attribute: 'translation',
    panel: 'translation',
    migrate: { 1: (persisted) => persisted['translationEnabled'] ?? persisted['showTranslation'] },
  },
  translationId: TRANSLATION,
  /** Questions at the end of a surah. */
  surahCheck: {
    kind: 'flag',
    default: true,
    cookie: 'check',
    word: 'off',
    attribute: 'check',
    panel: 'more',
  },
} as const satisfies Record<string, Setting & { cookie: string }>;
