import { PAGE_SETTINGS } from './page-settings.ts';
import { described } from './prefs.ts';
import { COLOUR_NAMES } from './setting.ts';

/**
 * The shell's script that does `themeAttributes(readPrefs(document.cookie))` in little before the first paint, given
 * what it has to know of the settings in place of `SETTINGS_TABLE`.
 */
export const fillThemeScript = (script: string): string =>
  script.replace('SETTINGS_TABLE', JSON.stringify(settingsTable()));

function settingsTable() {
  /** Name, field of the cookie, the only word it may be, what stands there at the default. */
  const attributes: string[][] = [];
  /** Name, field of the cookie, bounds, unit. */
  const properties: (string | number)[][] = [];
  for (const [, it] of described()) {
    if (it.kind === 'flag' && it.attribute) {
      attributes.push([it.attribute, it.cookie, it.word ?? '']);
    } else if (it.kind === 'choice' && it.attribute) {
      attributes.push([it.attribute, it.cookie, '', ...(it.always ? [`${it.default}`] : [])]);
    } else if (it.kind === 'range' && it.property) {
      properties.push([it.property, it.cookie, it.min, it.max, ...(it.unit ? [it.unit] : [])]);
    }
  }
  return { attributes, properties, mixed: PAGE_SETTINGS.customTheme.cookie, colours: COLOUR_NAMES };
}
