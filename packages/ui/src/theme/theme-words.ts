import type { ThemeChoice } from './themes.ts';

/** What the themes are called wherever one is chosen; `custom` are colours that a reader mixed. */
export const themeWords: Record<ThemeChoice | 'custom', string> = {
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  sepia: 'Sepia',
  midnight: 'Midnight',
  oled: 'Black',
  mint: 'Mint',
  sky: 'Sky',
  eink: 'E-ink',
  olive: 'Olive',
  twilight: 'Twilight',
  desert: 'Desert',
  custom: 'Your own',
};

export const THEME_LABEL = 'Theme';
/** A letter in the ground, text and accent of a theme. */
export const SWATCH = 'Aa';
