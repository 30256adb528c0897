import { PAGE_SETTINGS } from '@fahm/mfe-kit/page-settings.ts';
import type { CustomColours } from '@fahm/mfe-kit/setting.ts';
import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import type { ThemeChoice as Preset } from '@fahm/ui/theme/themes.ts';
import type { CSSProperties } from 'react';
import { messages } from '../messages.ts';
import styles from './settings.module.css';

export type ThemeChoice = Preset | 'custom';
const CHOICES = [...PAGE_SETTINGS.themePreset.of, 'custom'] as const;

type Props = {
  value: ThemeChoice;
  /** Colours that were mixed, if any were. */
  custom: CustomColours | null;
  onChange: (choice: ThemeChoice) => void;
};

export function ThemeChoices({ value, custom, onChange }: Props) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.themes}</h3>
      <RadioGroup label={messages.themes} variant="grid" value={value} onChange={onChange}>
        {CHOICES.map((choice) => (
          <Radio key={choice} value={choice} label={messages.theme[choice]}>
            <Swatch choice={choice} custom={custom} />
            <span className={styles.themeName}>{messages.theme[choice]}</span>
          </Radio>
        ))}
      </RadioGroup>
    </section>
  );
}

/** A theme in its own colours: the style sheet of themes speaks of any element that names one. */
function Swatch({ choice, custom }: { choice: ThemeChoice; custom: CustomColours | null }) {
  const isCustom = choice === 'custom';
  return (
    <span
      className={styles.swatch}
      data-theme={isCustom ? undefined : choice}
      style={isCustom ? propertiesOf(custom) : undefined}
      aria-hidden="true"
    >
      {messages.swatch}
      <span className={styles.dot} />
    </span>
  );
}

const propertiesOf = (colours: CustomColours | null): CSSProperties | undefined =>
  colours === null
    ? undefined
    : Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));
