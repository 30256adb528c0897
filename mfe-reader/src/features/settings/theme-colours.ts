import { COLOUR_NAMES, type CustomColours } from '@fahm/mfe-kit/setting.ts';
import type { ThemeChoice } from '@fahm/ui/theme/themes.ts';

/** `#abc` as `#aabbcc`: style sheets are shortened when they are built. */
const wholeHex = (colour: string): string =>
  colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour;

/** The five colours of a theme, as the style sheet has them. */
export function coloursOfTheme(theme: ThemeChoice): CustomColours {
  const probe = document.createElement('span');
  probe.dataset['theme'] = theme;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = COLOUR_NAMES.map((name) => [
    name,
    wholeHex(style.getPropertyValue(`--${name}`).trim().toLowerCase()),
  ]);
  probe.remove();
  return Object.fromEntries(colours) as CustomColours;
}
