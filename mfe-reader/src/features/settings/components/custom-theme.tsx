import { COLOUR_NAMES, type CustomColours } from '@fahm/mfe-kit/setting.ts';
import { Button } from '@fahm/ui/button.tsx';
import { contrast, READABLE_CONTRAST } from '@fahm/ui/theme/contrast.ts';
import type { ThemeChoice } from '@fahm/ui/theme/themes.ts';
import { themeWords } from '@fahm/ui/theme/theme-words.ts';
import { useId } from 'react';
import { messages } from '../messages.ts';
import { coloursOfTheme } from '../theme-colours.ts';
import styles from './settings.module.css';

type Props = {
  colours: CustomColours;
  preset: ThemeChoice;
  /** True while high contrast has the word. */
  rests: boolean;
  onChange: (colours: CustomColours) => void;
};

/** Five colours to mix; the page shows them at once. */
export function CustomTheme({ colours, preset, rests, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.mix}>
      <legend className={styles.heading}>{messages.customTheme}</legend>
      {rests && <p className={styles.notice}>{messages.customRests}</p>}
      {COLOUR_NAMES.map((name) => (
        <div key={name} className={styles.colour}>
          <label htmlFor={`${id}-${name}`}>{messages.colour[name]}</label>
          <input
            id={`${id}-${name}`}
            type="color"
            value={colours[name]}
            onChange={({ target }) => onChange({ ...colours, [name]: target.value })}
          />
        </div>
      ))}
      <Contrasts colours={colours} />
      <Button tone="secondary" onClick={() => onChange(coloursOfTheme(preset))}>
        {messages.startAgain(themeWords[preset])}
      </Button>
    </fieldset>
  );
}

/** How well each colour of text is read on the ground (WCAG 2.2, 1.4.3). */
function Contrasts({ colours }: { colours: CustomColours }) {
  return (
    <ul className={styles.contrasts} aria-live="polite">
      {(['fg', 'muted', 'accent'] as const).map((name) => {
        const ratio = contrast(colours[name], colours.bg);
        const faint = ratio < READABLE_CONTRAST;
        return (
          <li key={name} data-faint={faint || undefined}>
            {messages.contrast(messages.colour[name], ratio)}
            {faint && <strong>, {messages.tooFaint}</strong>}
          </li>
        );
      })}
    </ul>
  );
}
