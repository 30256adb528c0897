import { SETTINGS_KEY } from '@fahm/mfe-kit/page-settings.ts';
import { described, type Prefs } from '@fahm/mfe-kit/prefs.ts';
import { showPrefs } from '@fahm/mfe-kit/show-prefs.ts';
import { createPersistedStore, type PersistedStore } from '../persisted-store.ts';
import { parseSettings, type Settings } from './settings.ts';

export type SettingsStore = PersistedStore<Settings> & {
  /** Changes some of the settings; the page shows it at once, and the next one from its first byte. */
  change: (changed: Partial<Settings>) => void;
};

/** The settings of this device. Every change is persisted, shown, and told to the edge. */
export function createSettingsStore(): SettingsStore {
  const store = createPersistedStore({ key: SETTINGS_KEY, parse: parseSettings });
  store.subscribe(() => showPrefs(prefsOf(store.read())));
  return {
    ...store,
    change: (changed) => store.write(parseSettings({ ...store.read(), ...changed })),
  };
}

/** What the first bytes of a page have to know of the settings: those that are not at their default. */
export function prefsOf(settings: Settings): Prefs {
  const chosen = described().filter(([name, it]) => settings[name] !== it.default);
  return Object.fromEntries(chosen.map(([name]) => [name, settings[name]]));
}
