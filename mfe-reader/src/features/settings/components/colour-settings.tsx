import type { CustomColours } from '@fahm/mfe-kit/setting.ts';
import { type LookChoice, ThemeChoices } from '@fahm/ui/theme/theme-choices.tsx';
import { THEME_LABEL } from '@fahm/ui/theme/theme-words.ts';
import { useState } from 'react';
import { coloursOfTheme } from '../theme-colours.ts';
import { useSettings } from '../use-settings.ts';
import { CustomTheme } from './custom-theme.tsx';
import { Switches } from './listed-settings.tsx';
import styles from './settings.module.css';

export function ColourSettings() {
  const [{ themePreset, customTheme, highContrast }, change] = useSettings();
  // Choosing a preset clears the mixed colours (spec 4.14); coming back at once finds them again.
  const [mixed, setMixed] = useState<CustomColours | null>(null);
  const choose = (choice: LookChoice) => {
    if (choice === 'custom') {
      change({ customTheme: mixed ?? coloursOfTheme(themePreset) });
    } else {
      if (customTheme !== null) setMixed(customTheme);
      change({ themePreset: choice, customTheme: null });
    }
  };
  return (
    <div className={styles.settings}>
      <section className={styles.part}>
        <h3 className={styles.heading}>{THEME_LABEL}</h3>
        <ThemeChoices
          value={customTheme === null ? themePreset : 'custom'}
          custom={customTheme ?? mixed}
          canMix
          onChange={choose}
        />
      </section>
      <Switches panel="colours" />
      {customTheme !== null && (
        <CustomTheme
          colours={customTheme}
          preset={themePreset}
          rests={highContrast}
          onChange={(colours) => change({ customTheme: colours })}
        />
      )}
    </div>
  );
}
