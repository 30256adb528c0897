import { described, type Prefs, themeAttributes, writePrefs } from '@fahm/mfe-kit/prefs.ts';
import { setThemeColor } from '@fahm/ui/theme/theme-color.ts';
import { AUTO, THEME_GROUNDS, type ThemeChoice } from '@fahm/ui/theme/themes.ts';
import { createPersistedStore, type PersistedStore } from '../persisted-store.ts';
import { parseSettings, type Settings } from './settings.ts';

export const SETTINGS_KEY = 'fahm.reader.settings';
/** How long the cookie that the edge reads lasts, in seconds: a year. */
const COOKIE_SECONDS = 31_536_000;

export type SettingsStore = PersistedStore<Settings> & {
  /** Changes some of the settings; the page shows it at once, and the next one from its first byte. */
  change: (changed: Partial<Settings>) => void;
};

/** The settings of this device. Every change is persisted, shown, and told to the edge. */
export function createSettingsStore(): SettingsStore {
  const store = createPersistedStore({ key: SETTINGS_KEY, parse: parseSettings });
  const show = () => {
    const settings = store.read();
    const prefs = prefsOf(settings);
    applyThemeAttributes(prefs, groundOf(settings.themePreset));
    writeCookie(prefs);
  };
  store.subscribe(show);
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

function groundOf(theme: ThemeChoice): string {
  if (theme !== AUTO) return THEME_GROUNDS[theme];
  return THEME_GROUNDS[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
}

/** Sets the root element's attributes and properties, and takes away what is at its default. */
function applyThemeAttributes(prefs: Prefs, ground: string): void {
  const { dataset, style } = document.documentElement;
  const { data, style: properties } = themeAttributes(prefs);
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
  setThemeColor(properties['--bg'] ?? ground);
}

function writeCookie(prefs: Prefs): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `prefs=${writePrefs(prefs)};path=/;max-age=${COOKIE_SECONDS};samesite=lax${secure}`;
}
