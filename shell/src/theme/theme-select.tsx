import type { LookChoice } from '@fahm/ui/theme/theme-choices.tsx';
import { THEME_LABEL, themeWords } from '@fahm/ui/theme/theme-words.ts';
import { THEME_CHOICES } from '@fahm/ui/theme/themes.ts';
import styles from './theme-select.module.css';
import { useLook } from './use-look.ts';

/** The theme of reader, guides and all around them, in one line of a menu. */
export function ThemeSelect() {
  const { value, choose } = useLook();
  const choices: LookChoice[] = [...THEME_CHOICES];
  if (value === 'custom') choices.push('custom');
  return (
    <label className={styles.row}>
      {THEME_LABEL}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => choose(target.value as LookChoice)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {themeWords[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
