import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import { SETTINGS } from '../../../lib/settings/settings.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import styles from './settings.module.css';

export function LayoutChoices() {
  const [{ layout }, change] = useSettings();
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.layouts}</h3>
      <RadioGroup
        label={messages.layouts}
        variant="segments"
        value={layout}
        onChange={(chosen) => change({ layout: chosen })}
      >
        {SETTINGS.layout.of.map((it) => (
          <Radio key={it} value={it}>
            {messages.layout[it]}
          </Radio>
        ))}
      </RadioGroup>
    </section>
  );
}
