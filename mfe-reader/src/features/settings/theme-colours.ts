import type { CustomColours } from '@fahm/mfe-kit/prefs.ts';
import type { Theme } from '@fahm/ui/themes.ts';

/** `#abc` as `#aabbcc`: style sheets are shortened when they are built. */
const wholeHex = (colour: string): string =>
  colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour;

/** The five colours of a theme, as the style sheet has them. */
export function coloursOfTheme(theme: Theme): CustomColours {
  const probe = document.createElement('span');
  probe.dataset['theme'] = theme;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colour = (name: keyof CustomColours) =>
    wholeHex(style.getPropertyValue(`--${name}`).trim().toLowerCase());
  const colours = {
    bg: colour('bg'),
    fg: colour('fg'),
    muted: colour('muted'),
    accent: colour('accent'),
    border: colour('border'),
  };
  probe.remove();
  return colours;
}
