import { DEFAULT_THEME, isTheme, type Theme } from '@fahm/ui/themes.ts';

/** What the edge may know of a visitor: choices that shape the first paint, and nothing personal. */
export type Prefs = { theme: Theme };

/**
 * Reads the `prefs` cookie: `theme=<name>` in the form of a query string, percent-encoded. Anything
 * else, and any unknown theme, means the default.
 */
export function readPrefs(cookieHeader: string | null): Prefs {
  const value = /(?:^|;\s*)prefs=([^;]*)/.exec(cookieHeader ?? '')?.[1] ?? '';
  const theme = new URLSearchParams(decode(value)).get('theme');
  return { theme: isTheme(theme) ? theme : DEFAULT_THEME };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
