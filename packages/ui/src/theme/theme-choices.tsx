import type { CSSProperties } from 'react';
import { Radio, RadioGroup } from '../fields/radio-group.tsx';
import styles from './theme-choices.module.css';
import { SWATCH, THEME_LABEL, themeWords } from './theme-words.ts';
import { THEME_CHOICES, type ThemeChoice } from './themes.ts';

/** A theme, or colours that a reader mixed. */
export type LookChoice = ThemeChoice | 'custom';

type Props = {
  value: LookChoice;
  /** Colours that were mixed, by name; null where none were: nobody chooses them then. */
  custom: Readonly<Record<string, string>> | null;
  /** Whether they can be chosen before they are mixed. */
  canMix?: boolean;
  onChange: (choice: LookChoice) => void;
};

/** The themes, each in its own colours. */
export function ThemeChoices({ value, custom, canMix = false, onChange }: Props) {
  const choices: LookChoice[] = [...THEME_CHOICES];
  if (canMix || custom !== null) choices.push('custom');
  return (
    <RadioGroup label={THEME_LABEL} variant="grid" value={value} onChange={onChange}>
      {choices.map((choice) => (
        <Radio key={choice} value={choice} label={themeWords[choice]}>
          <Swatch choice={choice} custom={custom} />
          <span className={styles.name}>{themeWords[choice]}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** A theme in its own colours: the style sheet of themes speaks of any element that names one. */
function Swatch({ choice, custom }: Pick<Props, 'custom'> & { choice: LookChoice }) {
  const isCustom = choice === 'custom';
  return (
    <span
      className={styles.swatch}
      data-theme={isCustom ? undefined : choice}
      style={isCustom ? propertiesOf(custom) : undefined}
      aria-hidden="true"
    >
      {SWATCH}
      <span className={styles.dot} />
    </span>
  );
}

const propertiesOf = (colours: Props['custom']): CSSProperties | undefined =>
  colours === null
    ? undefined
    : Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));
