import { Card } from '@fahm/ui/card.tsx';
import { ThemeChoices } from '@fahm/ui/theme/theme-choices.tsx';
import { useLook } from '../../../theme/use-look.ts';
import { messages } from '../messages.ts';
import styles from './profile.module.css';

/** The theme of the pages that are read; study is always dark (spec 1.6). */
export function AppearanceCard() {
  const { value, custom, choose } = useLook();
  return (
    <Card as="section" aria-labelledby="appearance">
      <h2 id="appearance">{messages.appearance}</h2>
      <p className={styles.note}>{messages.appearanceText}</p>
      <ThemeChoices value={value} custom={custom} onChange={choose} />
    </Card>
  );
}
