import type { CustomColours } from '@fahm/mfe-kit/setting.ts';
import { useState } from 'react';
import { coloursOfTheme } from '../theme-colours.ts';
import { useSettings } from '../use-settings.ts';
import { CustomTheme } from './custom-theme.tsx';
import { Switches } from './listed-settings.tsx';
import styles from './settings.module.css';
import { type ThemeChoice, ThemeChoices } from './theme-choices.tsx';

export function ColourSettings() {
  const [{ themePreset, customTheme, highContrast }, change] = useSettings();
  // Choosing a preset clears the mixed colours (spec 4.14); coming back at once finds them again.
  const [mixed, setMixed] = useState<CustomColours | null>(null);
  const choose = (choice: ThemeChoice) => {
    if (choice === 'custom') {
      change({ customTheme: mixed ?? coloursOfTheme(themePreset) });
    } else {
      if (customTheme !== null) setMixed(customTheme);
      change({ themePreset: choice, customTheme: null });
    }
  };
  return (
    <div className={styles.settings}>
      <ThemeChoices
        value={customTheme === null ? themePreset : 'custom'}
        custom={customTheme ?? mixed}
        onChange={choose}
      />
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
