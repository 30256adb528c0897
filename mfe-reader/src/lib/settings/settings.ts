import { BITRATES, DEFAULT_BITRATE, DEFAULT_RECITER } from '@fahm/contracts/audio/recitations.ts';
import { PAGE_SETTINGS } from '@fahm/mfe-kit/page-settings.ts';
import {
  EDITION_ID,
  type PersistedFields,
  parseValue,
  type Setting,
  type ValuesOf,
} from '@fahm/mfe-kit/setting.ts';
import {
  REPEAT_COUNTS,
  REPEAT_PAUSES,
  REPEATS,
  SPEED_RANGE,
} from '@fahm/recitation/core/options.ts';

/**
 * Number of what is persisted. It goes up with a setting that is renamed or changes its meaning, and so has a
 * step in `migrate`; versions 2 and 3 only added settings, and needed none.
 */
export const SETTINGS_VERSION = 3;

const { min: SLOWEST, max: FASTEST, step: SPEED_STEP } = SPEED_RANGE;
const SPEEDS = Array.from(
  { length: (FASTEST - SLOWEST) / SPEED_STEP + 1 },
  (_, index) => SLOWEST + index * SPEED_STEP,
);

/** Every setting of the reader (spec 3.18, ruling A1): those that shape the first paint, and its own. */
export const SETTINGS = {
  ...PAGE_SETTINGS,
  readingMode: { kind: 'choice', default: 'scroll', of: ['scroll'] },
  /** Titles of passages between the verses, where a surah's map is written; nothing is asked for while off. */
  passageHeadings: { kind: 'flag', default: false, panel: 'text' },
  /** Meanings under the words of a verse: of those that are not marked as known, or of all. */
  wordMeanings: { kind: 'choice', default: 'off', of: ['off', 'unknown', 'all'] },
  /** The translation of a verse whose words are all known waits behind a press. */
  fadingTranslation: { kind: 'flag', default: false, panel: 'translation' },
  /** Single-key shortcuts. */
  shortcuts: { kind: 'flag', default: true, panel: 'more' },
  /** Nothing of any recitation is asked for while it is off (goal P29). */
  audio: { kind: 'flag', default: false, panel: 'audio' },
  /** Edition id. */
  reciter: { kind: 'text', default: DEFAULT_RECITER, pattern: EDITION_ID },
  /** As the catalogue named the reciter when it was chosen; null for one that is built in. */
  reciterName: { kind: 'text', default: null },
  bitrate: { kind: 'choice', default: DEFAULT_BITRATE, of: BITRATES },
  repeat: { kind: 'choice', default: 'none', of: REPEATS },
  repeatCount: { kind: 'choice', default: 1, of: REPEAT_COUNTS },
  repeatPause: { kind: 'choice', default: 0, of: REPEAT_PAUSES },
  speed: { kind: 'choice', default: 1, of: SPEEDS },
  /** Whether the next surah, page or juz begins by itself. */
  goOn: { kind: 'flag', default: false },
  /** The arrow key that goes on: `left` as the Arabic runs. */
  forwardKey: { kind: 'choice', default: 'right', of: ['right', 'left'] },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { version: typeof SETTINGS_VERSION } & ValuesOf<typeof SETTINGS>;
export type ArabicFontId = Settings['arabicFont'];

export type SettingOfKind<Kind extends Setting['kind']> = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends { kind: Kind } ? Name : never;
}[SettingName];

/** Those that a tab of the settings lists by themselves. */
export type ListedSetting<Kind extends 'flag' | 'range'> = {
  [Name in SettingOfKind<Kind>]: (typeof SETTINGS)[Name] extends { panel: string } ? Name : never;
}[SettingOfKind<Kind>];

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** One value for each setting. */
const withEach = (valueOf: (name: SettingName, setting: Setting) => unknown): Settings =>
  ({
    version: SETTINGS_VERSION,
    ...Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name, SETTINGS[name])])),
  }) as Settings;

export const DEFAULT_SETTINGS = withEach((_, setting) => setting.default);

/** Fields of version 0 had no number. One that makes no sense, or is of a later release, is left as it is. */
function migrate(persisted: PersistedFields): PersistedFields {
  const { version = 0 } = persisted;
  const from = typeof version === 'number' ? version : SETTINGS_VERSION;
  let fields = persisted;
  for (let to = 1; to <= SETTINGS_VERSION; to += 1) {
    if (to <= from) continue;
    const before = fields;
    const stepped = SETTING_NAMES.flatMap((name) => {
      const step = (SETTINGS[name] as Setting).migrate?.[to];
      return step === undefined ? [] : [[name, step(before)] as const];
    });
    fields = { ...before, ...Object.fromEntries(stepped) };
  }
  return fields;
}

/** The settings in what was persisted: every field that makes no sense is at its default, numbers are clamped. */
export function parseSettings(persisted: unknown): Settings {
  if (typeof persisted !== 'object' || persisted === null) return DEFAULT_SETTINGS;
  const fields = migrate(persisted as PersistedFields);
  return withEach((name, setting) => parseValue(setting, fields[name]));
}
