import { SETTINGS_KEY } from '@fahm/mfe-kit/page-settings.ts';
import { readPrefs } from '@fahm/mfe-kit/prefs.ts';
import { showPrefs } from '@fahm/mfe-kit/show-prefs.ts';
import { AUTO, isTheme, type ThemeChoice } from '@fahm/ui/theme/themes.ts';
import type { LookChoice } from '@fahm/ui/theme/theme-choices.tsx';

/** The look that this device has, by the cookie that pages are written for. */
export function currentLook(): { value: LookChoice; custom: Record<string, string> | null } {
  const { themePreset, customTheme } = readPrefs(document.cookie);
  if (customTheme !== undefined) return { value: 'custom', custom: customTheme };
  return { value: isTheme(themePreset) ? themePreset : AUTO, custom: null };
}

/**
 * Chooses a theme where the reader need not be: the page shows it, and the setting is persisted among those of the
 * reader, which follows at once if it is here, syncs it with the account, and reads it when it comes. A theme takes the
 * place of mixed colours (spec 4.14).
 */
export function chooseTheme(choice: ThemeChoice): void {
  showPrefs({
    ...readPrefs(document.cookie),
    themePreset: choice === AUTO ? undefined : choice,
    customTheme: undefined,
  });
  try {
    const persisted = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as object;
    const changed = { ...persisted, themePreset: choice, customTheme: null };
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(changed));
    // As other tabs are told by the browser.
    dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  } catch {
    // Storage is blocked or full: the cookie holds.
  }
}
