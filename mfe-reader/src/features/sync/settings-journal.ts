import type { SettingsDocument } from '@fahm/contracts/person/sync.ts';
import { settingsMerge } from '@fahm/api-client/person/dated-fields.ts';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  SETTING_NAMES,
  type Settings,
} from '../../lib/settings/settings.ts';

/** When each setting was changed, and what the settings were when that was last looked at. */
export type Journal = { document: SettingsDocument; seen: Settings };

/** What was set before anybody signed in has no time: a choice in the account goes before it. */
const BEFORE_ACCOUNT = 1;

const EMPTY: Journal = { document: { version: 1, fields: {} }, seen: DEFAULT_SETTINGS };

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reads a journal that was kept; null when there is none. */
export function parseJournal(persisted: unknown): Journal | null {
  if (typeof persisted !== 'object' || persisted === null || !('seen' in persisted)) return null;
  const { document, seen } = persisted as { document?: unknown; seen: unknown };
  return { document: settingsMerge.parse(document ?? null), seen: parseSettings(seen) };
}

/** The journal of a device whose settings were a guest's. */
export const beginJournal = (settings: Settings): Journal =>
  noteChanges(EMPTY, settings, BEFORE_ACCOUNT);

/** The journal of a device whose settings were another person's: nothing of it is this one's choice. */
export const beginForAnother = (settings: Settings): Journal => ({ ...EMPTY, seen: settings });

/** Notes what is set otherwise than last time, as changed at `at`, in milliseconds since 1970. */
export function noteChanges({ document, seen }: Journal, settings: Settings, at: number): Journal {
  const fields = { ...document.fields };
  for (const name of SETTING_NAMES) {
    if (same(settings[name], seen[name])) continue;
    // Later than what it changes, though another device's clock runs ahead.
    const after = Math.max(at, (fields[name]?.at ?? 0) + 1);
    fields[name] = { value: settings[name], at: after };
  }
  return { document: { version: 1, fields }, seen: settings };
}

/** The settings with what the document says of them, and `usual` for what nobody ever chose. */
export function settingsWith(
  settings: Settings,
  { fields }: SettingsDocument,
  usual: Partial<Settings>,
): Settings {
  const chosen = SETTING_NAMES.flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [[name, field.value] as const];
  });
  return parseSettings({ ...settings, ...usual, ...Object.fromEntries(chosen) });
}
