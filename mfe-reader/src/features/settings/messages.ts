import type { Theme } from '@fahm/ui/themes.ts';
import type { ArabicFontId } from '../../lib/settings/settings.ts';

const fonts: Record<ArabicFontId, string> = {
  uthmani: 'Uthmani',
  indopak: 'IndoPak',
  simple: 'Simple',
  cairo: 'Cairo',
  tajawal: 'Tajawal',
  'reem-kufi': 'Reem Kufi',
  scheherazade: 'Scheherazade',
};

const themes: Record<Theme | 'custom', string> = {
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

/** Every string of the settings that a translator would need. */
export const messages = {
  title: 'Reading settings',
  close: 'Close the settings',
  tabs: 'Settings by subject',
  tab: { text: 'Text', colours: 'Colours', translation: 'Translation', more: 'More' },
  notKept:
    'Your browser does not keep these settings: its storage is blocked or full. They hold until you leave.',

  arabicSize: 'Arabic size',
  arabicSizes: 'Arabic size by name',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large', 'extra-large': 'Extra large' },
  pixels: (value: number) => `${value} px`,
  lineHeight: 'Line height',
  times: (value: number) => `${value.toFixed(1)} × the size`,
  pageWidth: 'Page width',
  characters: (value: number) => `${value} characters`,
  fonts: 'Arabic font',
  font: fonts,
  plainFont: 'Simplified spelling: without pause marks and the small letters of recitation.',
  standsIn: (family: string) =>
    `Drawn with ${family}: there is no IndoPak font that may be shared freely.`,
  preview: 'How the text looks now',

  themes: 'Theme',
  theme: themes,
  swatch: 'Aa',
  highContrast: 'High contrast',
  highContrastHint: 'Black or white text and clear lines, on the ground of the theme.',
  customRests: 'While high contrast is on, your own colours rest.',
  customTheme: 'Your own colours',
  colour: { bg: 'Ground', fg: 'Text', muted: 'Quiet text', accent: 'Accent', border: 'Lines' },
  contrast: (name: string, ratio: number) => `${name}: contrast ${ratio.toFixed(1)} to 1`,
  tooFaint: 'hard to read, 4.5 is the least',
  startAgain: (theme: string) => `Start again from ${theme}`,

  showTranslation: 'Show the translation',
  translationSize: 'Translation size',
  edition: 'Translation',
  language: 'Language',
  allLanguages: 'All languages',
  filter: 'Find a translation',
  filterHint: 'Name or language',
  found: (count: number) => (count === 1 ? '1 translation' : `${count} translations`),
  none: 'No translation fits.',
  builtIn: 'Built in',
  rights: {
    'public-domain': 'Public domain.',
    republishable: 'May be republished with credit.',
    'non-commercial': 'For non-commercial use only.',
    unknown: 'Terms not known: for personal reading.',
  },
  loadingEditions: 'Loading translations…',
  failed: 'Failed to load Quran data. Please try again.',
  tryAgain: 'Try Again',
  offline: 'You are offline. The built-in translation is always here.',
  incomplete: 'The full list cannot be had just now; these are always here.',
  arriving: 'Your translation is on its way to the page…',
  notArrived: 'Your translation could not be loaded; the page keeps the one it has.',

  memorizing: 'Memorization mode',
  memorizingHint: 'Press a verse to hide or reveal it. Leaving the mode reveals all of them.',
  shortcuts: 'Single-key shortcuts',
  shortcutsHint: 'Press ? on a page to see them.',
  reset: 'Reset to defaults',
  wasReset: 'All settings are at their defaults.',
  undo: 'Undo',
};
