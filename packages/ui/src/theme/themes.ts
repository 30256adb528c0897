/** The reader's themes and the colour of their ground; `styles/themes.css` holds the rest of each. */
export const THEME_GROUNDS = {
  light: '#fdfcf9',
  dark: '#14171a',
  sepia: '#f6ecd9',
  midnight: '#0c1424',
  oled: '#000000',
  mint: '#eef8f3',
  sky: '#eff6fc',
  eink: '#f4f4f2',
  olive: '#f3f3e6',
  twilight: '#1d1a2b',
  desert: '#fbf1e6',
} as const;

/** Of the study app, which is always dark and no theme to choose (`styles/study.css`). */
export const STUDY_GROUND = '#0f1517';

export type Theme = keyof typeof THEME_GROUNDS;

// Marked for bundles that need no list: the service worker is one.
const THEMES = /* @__PURE__ */ Object.keys(THEME_GROUNDS) as Theme[];

/** Light, or dark where the system asks for dark: until somebody chooses (ruling A30). */
export const AUTO = 'auto';

/** What can be chosen. */
export type ThemeChoice = Theme | typeof AUTO;

// Marked, as above.
export const THEME_CHOICES = /* @__PURE__ */ [AUTO, ...THEMES] as const;

export const isTheme = (value: unknown): value is Theme =>
  typeof value === 'string' && Object.hasOwn(THEME_GROUNDS, value);
