import { counted } from '@fahm/ui/counted.ts';
import type { ArabicFontId, ListedSetting } from '../../lib/settings/settings.ts';

const fonts: Record<ArabicFontId, string> = {
  uthmani: 'Uthmani',
  indopak: 'IndoPak',
  simple: 'Simple',
  cairo: 'Cairo',
  tajawal: 'Tajawal',
  'reem-kufi': 'Reem Kufi',
  scheherazade: 'Scheherazade',
};

const pixels = (value: number) => `${value} px`;

/** What the settings that a tab lists by themselves are called, and how their numbers are said. */
const listed: Record<ListedSetting<'flag'>, { label: string; hint?: string }> &
  Record<ListedSetting<'range'>, { label: string; inWords: (value: number) => string }> = {
  lineHeight: { label: 'Line height', inWords: (value) => `${value.toFixed(1)} × the size` },
  pageWidth: { label: 'Page width', inWords: (value) => `${value} characters` },
  passageHeadings: {
    label: 'Passage headings',
    hint: 'What each passage is about, between the verses. Not every surah has them yet.',
  },
  highContrast: {
    label: 'High contrast',
    hint: 'Black or white text and clear lines, on the ground of the theme.',
  },
  translationEnabled: { label: 'Show the translation' },
  fadingTranslation: {
    label: 'A translation that fades',
    hint: 'Where every word of a verse is marked as known, its translation waits behind a press.',
  },
  fontSizeTranslation: { label: 'Translation size', inWords: pixels },
  audio: {
    label: 'Audio',
    hint: 'Listen to the recitation, verse by verse. Nothing is loaded while this is off.',
  },
  surahCheck: {
    label: 'Questions at the end of a surah',
    hint: 'A way to see what you took from it. They open only when you ask for them.',
  },
  shortcuts: { label: 'Single-key shortcuts', hint: 'Press ? on a page to see them.' },
};

/** Every string of the settings that a translator would need. */
export const messages = {
  title: 'Reading settings',
  close: 'Close the settings',
  tabs: 'Settings by subject',
  tab: {
    text: 'Text',
    colours: 'Colours',
    translation: 'Translation',
    audio: 'Audio',
    more: 'More',
  },
  listed,

  notPersisted:
    'Your browser does not keep these settings: its storage is blocked or full. They hold until you leave.',

  arabicSize: 'Arabic size',
  arabicSizes: 'Arabic size by name',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large', 'extra-large': 'Extra large' },
  pixels,
  meanings: 'Meanings under the words',
  meaningsHint:
    'Press a word to see what it means, and to mark it as known. Not every word has an entry yet.',
  meaning: { off: 'Off', unknown: 'Words you do not know', all: 'All' },
  layouts: 'Layout',
  layout: { verses: 'Verse by verse', running: 'Running page' },
  fonts: 'Arabic font',
  font: fonts,
  plainFont: 'Simplified spelling: without pause marks and the small letters of recitation.',
  standsIn: (family: string) =>
    `Drawn with ${family}: there is no IndoPak font that may be shared freely.`,
  preview: 'How the text looks now',

  customRests: 'While high contrast is on, your own colours rest.',
  customTheme: 'Your own colours',
  colour: { bg: 'Ground', fg: 'Text', muted: 'Quiet text', accent: 'Accent', border: 'Lines' },
  contrast: (name: string, ratio: number) => `${name}: contrast ${ratio.toFixed(1)} to 1`,
  tooFaint: 'hard to read, 4.5 is the least',
  startAgain: (theme: string) => `Start again from ${theme}`,

  edition: 'Translation',
  language: 'Language',
  allLanguages: 'All languages',
  filter: 'Find a translation',
  filterHint: 'Name or language',
  found: (count: number) => counted(count, 'translation'),
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

  quality: 'Quality',
  bitrate: (kbps: number) => `${kbps} kbps`,
  perMinute: (bitrate: number) => `About ${((bitrate * 60) / 8 / 1000).toFixed(1)} MB a minute.`,
  dataSaver:
    'Your device saves data: 64 kbps is used where there is one, and nothing is loaded ahead.',
  reciters: 'Reciter',
  reciterLanguages: 'Reciters by language',
  reciterTab: { ar: 'Arabic', en: 'English', ur: 'Urdu' },
  findReciter: 'Find a reciter',
  findReciterHint: 'Name',
  reciterCount: (count: number) => counted(count, 'reciter'),
  noReciters: 'No reciters available for this language.',
  noReciterFits: 'No reciter fits.',
  recitersFailed: 'Failed to load reciters from API. Using fallback reciters.',
  loadingReciters: 'Loading reciters…',
  chosenReciter: (name: string) => `Now: ${name}`,
  sample: (name: string) => `Play a sample of ${name}`,
  stopSample: (name: string) => `Stop the sample of ${name}`,
  noSample: 'Failed to load audio',
  keeping: 'Without a connection',
  keepingHint: 'Where its rights allow it, the recitation of a surah can be kept on this device.',
  keepingOpen: 'Available offline…',
  forwardKey: 'Left arrow goes on',
  forwardKeyHint: 'While audio is on: the arrow keys follow the Arabic, from right to left.',
  memorizing: 'Memorization mode',
  memorizingHint: 'Press a verse to hide or reveal it. Leaving the mode reveals all of them.',
  reset: 'Reset to defaults',
  wasReset: 'All settings are at their defaults.',
  undo: 'Undo',
};
