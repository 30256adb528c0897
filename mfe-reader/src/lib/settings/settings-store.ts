import { type Prefs, rootLook, writePrefs } from '@fahm/mfe-kit/prefs.ts';
import { THEME_GROUNDS } from '@fahm/ui/themes.ts';
import { createKeptStore, type KeptStore } from '../kept-store.ts';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings.ts';

export const SETTINGS_KEY = 'fahm.reader.settings';
/** How long the cookie that the edge reads is kept, in seconds: a year. */
const COOKIE_SECONDS = 31_536_000;

export type SettingsStore = KeptStore<Settings> & {
  /** Changes some of the settings; the page shows it at once, and the next one from its first byte. */
  change: (changed: Partial<Settings>) => void;
};

/** The settings of this device. Every change is kept, shown, and told to the edge. */
export function createSettingsStore(): SettingsStore {
  const store = createKeptStore({ key: SETTINGS_KEY, parse: parseSettings });
  const show = () => {
    const settings = store.read();
    const prefs = prefsOf(settings);
    applyLook(prefs, THEME_GROUNDS[settings.themePreset]);
    writeCookie(prefs);
  };
  store.subscribe(show);
  return {
    ...store,
    change: (changed) => store.write(parseSettings({ ...store.read(), ...changed })),
  };
}

const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);

/** What the first bytes of a page have to know of the settings. */
export function prefsOf(settings: Settings): Prefs {
  const usual = DEFAULT_SETTINGS;
  return {
    theme: unless(settings.themePreset, usual.themePreset),
    custom: settings.customTheme ?? undefined,
    highContrast: settings.highContrast || undefined,
    arabicSize: unless(settings.fontSizeArabic, usual.fontSizeArabic),
    lineHeight: unless(settings.lineHeight, usual.lineHeight),
    pageWidth: unless(settings.pageWidth, usual.pageWidth),
    arabicFont: unless(settings.arabicFont, usual.arabicFont),
    translationSize: unless(settings.fontSizeTranslation, usual.fontSizeTranslation),
    hideTranslation: !settings.translationEnabled || undefined,
    translation: settings.translationId ?? undefined,
  };
}

/** Sets the root element's attributes and properties, and takes away what is at its default. */
function applyLook(prefs: Prefs, ground: string): void {
  const { dataset, style } = document.documentElement;
  const { data, style: properties } = rootLook(prefs);
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', properties['--bg'] ?? ground);
  for (const [name, value] of Object.entries({ ...data, theme: data.theme ?? 'light' })) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

function writeCookie(prefs: Prefs): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `prefs=${writePrefs(prefs)};path=/;max-age=${COOKIE_SECONDS};samesite=lax${secure}`;
}
