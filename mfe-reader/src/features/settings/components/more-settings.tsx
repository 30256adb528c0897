import { Button } from '@fahm/ui/button.tsx';
import { Switch } from '@fahm/ui/fields/switch.tsx';
import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../lib/settings/settings.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { Switches } from './listed-settings.tsx';
import styles from './settings.module.css';

export function MoreSettings() {
  const { memorizing } = useServices();
  const isMemorizing = useStore(memorizing, (it) => it);
  const [{ shortcuts, audio, forwardKey }, change] = useSettings();
  return (
    <div className={styles.settings}>
      <Switch
        label={messages.memorizing}
        hint={messages.memorizingHint}
        checked={isMemorizing}
        onChange={memorizing.write}
      />
      <Switches panel="more" />
      {audio && shortcuts && (
        <Switch
          label={messages.forwardKey}
          hint={messages.forwardKeyHint}
          checked={forwardKey === 'left'}
          onChange={(on) => change({ forwardKey: on ? 'left' : 'right' })}
        />
      )}
      <Reset />
    </div>
  );
}

/** One press undoes what one press did. */
function Reset() {
  const [settings, change] = useSettings();
  const [before, setBefore] = useState<Settings | null>(null);
  const reset = () => {
    setBefore(settings);
    change(DEFAULT_SETTINGS);
  };
  const undo = () => {
    if (before !== null) change(before);
    setBefore(null);
  };
  // One button with two meanings: the focus stays where it is.
  return (
    <div className={styles.reset}>
      <Button tone="secondary" onClick={before === null ? reset : undo}>
        {before === null ? messages.reset : messages.undo}
      </Button>
      <p className={styles.note} role="status">
        {before !== null && messages.wasReset}
      </p>
    </div>
  );
}
