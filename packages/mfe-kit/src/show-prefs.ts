import { setThemeColor } from '@fahm/ui/theme/theme-color.ts';
import { AUTO, isTheme, THEME_GROUNDS } from '@fahm/ui/theme/themes.ts';
import { type Prefs, themeAttributes, writePrefs } from './prefs.ts';

/** How long the cookie that the edge reads lasts, in seconds: a year. */
const COOKIE_SECONDS = 31_536_000;

/** Shows the page as its visitor wants it, and tells the edge: the next page looks so from its first byte. */
export function showPrefs(prefs: Prefs): void {
  const root = document.documentElement;
  const { data, style } = themeAttributes(prefs);
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
  // Around study the browser's frame is as dark as the page, whatever the theme.
  if (root.dataset['frame'] === undefined) setThemeColor(style['--bg'] ?? groundOf(data.theme));
  writeCookie(prefs);
}

function groundOf(theme: string = AUTO): string {
  if (isTheme(theme)) return THEME_GROUNDS[theme];
  return THEME_GROUNDS[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
}

function writeCookie(prefs: Prefs): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `prefs=${writePrefs(prefs)};path=/;max-age=${COOKIE_SECONDS};samesite=lax${secure}`;
}
