import { type CustomColours, PREFS_RANGES } from '@fahm/mfe-kit/prefs.ts';
import {
  type Bitrate,
  BITRATES,
  DEFAULT_BITRATE,
  DEFAULT_RECITER,
} from '@fahm/contracts/recitations.ts';
import {
  REPEAT_COUNTS,
  REPEAT_PAUSES,
  REPEATS,
  type Repeat,
  type RepeatCount,
  type RepeatPause,
  SPEED_RANGE,
} from '@fahm/recitation/options.ts';
import { DEFAULT_THEME, isTheme, type Theme } from '@fahm/ui/themes.ts';

export const ARABIC_FONT_IDS = [
  'uthmani',
  'indopak',
  'simple',
  'cairo',
  'tajawal',
  'reem-kufi',
  'scheherazade',
] as const;
export type ArabicFontId = (typeof ARABIC_FONT_IDS)[number];

/** The reader's settings (spec 3.18, ruling A1), as they are kept. */
export type Settings = {
  /** Number of this shape; a kept one with another number is migrated, see `parseSettings`. */
  version: 3;
  themePreset: Theme;
  /** Takes the place of the preset's colours; choosing a preset clears it (spec 4.14). */
  customTheme: CustomColours | null;
  highContrast: boolean;
  /** CSS pixels, 16 to 32. */
  fontSizeArabic: number;
  arabicFont: ArabicFontId;
  /** 1.5 to 2.5. */
  lineHeight: number;
  /** 60 to 90. */
  pageWidth: number;
  /** CSS pixels, 14 to 24. */
  fontSizeTranslation: number;
  translationEnabled: boolean;
  /** Edition id; null means the built-in translation, whichever that is. */
  translationId: string | null;
  readingMode: 'scroll';
  /** Titles of passages between the verses, where a surah's map is written; nothing is asked for while off. */
  passageHeadings: boolean;
  /** Single-key shortcuts. */
  shortcuts: boolean;
  /** Nothing of any recitation is asked for while it is off (goal P29). */
  audio: boolean;
  /** Edition id. */
  reciter: string;
  /** As the catalogue named the reciter when it was chosen; null for one that is built in. */
  reciterName: string | null;
  bitrate: Bitrate;
  repeat: Repeat;
  repeatCount: RepeatCount;
  repeatPause: RepeatPause;
  /** 0.5 to 2 in steps of 0.25. */
  speed: number;
  /** Whether the next surah, page or juz begins by itself. */
  goOn: boolean;
  /** The arrow key that goes on: `left` as the Arabic runs. */
  forwardKey: 'right' | 'left';
};

export const DEFAULT_SETTINGS: Settings = {
  version: 3,
  themePreset: DEFAULT_THEME,
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
  shortcuts: true,
  audio: false,
  reciter: DEFAULT_RECITER,
  reciterName: null,
  bitrate: DEFAULT_BITRATE,
  repeat: 'none',
  repeatCount: 1,
  repeatPause: 0,
  speed: 1,
  goOn: false,
  forwardKey: 'right',
};

/** The named stops of the Arabic size (ruling A3). */
export const ARABIC_SIZES = { small: 20, medium: 24, large: 28, 'extra-large': 32 } as const;

export const SETTINGS_RANGES = {
  fontSizeArabic: PREFS_RANGES.arabicSize,
  lineHeight: PREFS_RANGES.lineHeight,
  pageWidth: PREFS_RANGES.pageWidth,
  fontSizeTranslation: PREFS_RANGES.translationSize,
} as const;

/** Two decimals are what the cookie holds. */
const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.round(Math.min(max, Math.max(min, value)) * 100) / 100;

/** Version 0 named its Arabic sizes and its one theme field otherwise (spec 2.11.3 against 3.18). */
function migrate(kept: Record<string, unknown>): Record<string, unknown> {
  if (kept['version'] !== undefined) return kept;
  const size = kept['fontSizeArabic'] ?? kept['arabicFontSize'];
  const named = Object.entries(ARABIC_SIZES).find(([name]) => name === size)?.[1];
  const { theme, showTranslation, ...rest } = kept;
  return {
    ...(theme === undefined ? {} : { themePreset: theme }),
    ...(showTranslation === undefined ? {} : { translationEnabled: showTranslation }),
    ...rest,
    fontSizeArabic: named ?? size,
  };
}

const asFlag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

function asColours(value: unknown): CustomColours | null {
  if (typeof value !== 'object' || value === null) return null;
  const { bg, fg, muted, accent, border } = value as Record<string, unknown>;
  const colours = { bg, fg, muted, accent, border };
  const whole = Object.values(colours).every(
    (colour) => typeof colour === 'string' && /^#[0-9a-f]{6}$/.test(colour),
  );
  return whole ? (colours as CustomColours) : null;
}

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((it) => it === value) ?? otherwise;

const { min: SLOWEST, max: FASTEST, step: SPEED_STEP } = SPEED_RANGE;
const asSpeed = (value: unknown): number =>
  typeof value === 'number' && value >= SLOWEST && value <= FASTEST && value % SPEED_STEP === 0
    ? value
    : DEFAULT_SETTINGS.speed;

/** An edition id and nothing else: it becomes part of an address. */
const asReciter = (value: unknown): string =>
  typeof value === 'string' && /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(value)
    ? value
    : DEFAULT_SETTINGS.reciter;

function parseListening(fields: Record<string, unknown>) {
  const usual = DEFAULT_SETTINGS;
  const { reciterName } = fields;
  return {
    audio: asFlag(fields['audio'], usual.audio),
    reciter: asReciter(fields['reciter']),
    reciterName: typeof reciterName === 'string' ? reciterName : null,
    bitrate: oneOf(BITRATES, fields['bitrate'], usual.bitrate),
    repeat: oneOf(REPEATS, fields['repeat'], usual.repeat),
    repeatCount: oneOf(REPEAT_COUNTS, fields['repeatCount'], usual.repeatCount),
    repeatPause: oneOf(REPEAT_PAUSES, fields['repeatPause'], usual.repeatPause),
    speed: asSpeed(fields['speed']),
    goOn: asFlag(fields['goOn'], usual.goOn),
    forwardKey: oneOf(['right', 'left'] as const, fields['forwardKey'], usual.forwardKey),
  };
}

/** The settings in what was kept: every field that makes no sense is at its default, numbers are clamped. */
export function parseSettings(kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_SETTINGS;
  const fields = migrate(kept as Record<string, unknown>);
  const number = (name: keyof typeof SETTINGS_RANGES): number => {
    const value = fields[name];
    const usable = typeof value === 'number' && Number.isFinite(value);
    return usable ? clamp(value, SETTINGS_RANGES[name]) : DEFAULT_SETTINGS[name];
  };
  const { themePreset, arabicFont, translationId } = fields;
  return {
    ...DEFAULT_SETTINGS,
    themePreset: isTheme(themePreset) ? themePreset : DEFAULT_SETTINGS.themePreset,
    customTheme: asColours(fields['customTheme']),
    highContrast: asFlag(fields['highContrast'], DEFAULT_SETTINGS.highContrast),
    fontSizeArabic: number('fontSizeArabic'),
    arabicFont: oneOf(ARABIC_FONT_IDS, arabicFont, DEFAULT_SETTINGS.arabicFont),
    lineHeight: number('lineHeight'),
    pageWidth: number('pageWidth'),
    fontSizeTranslation: number('fontSizeTranslation'),
    translationEnabled: asFlag(fields['translationEnabled'], DEFAULT_SETTINGS.translationEnabled),
    translationId: typeof translationId === 'string' ? translationId : null,
    passageHeadings: asFlag(fields['passageHeadings'], DEFAULT_SETTINGS.passageHeadings),
    shortcuts: asFlag(fields['shortcuts'], DEFAULT_SETTINGS.shortcuts),
    ...parseListening(fields),
  };
}
