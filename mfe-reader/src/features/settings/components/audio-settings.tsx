import { bitratesOf } from '@fahm/contracts/audio/recitation-bitrates.ts';
import { type Bitrate, BITRATES } from '@fahm/contracts/audio/recitations.ts';
import { Button } from '@fahm/ui/button.tsx';
import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import { qualitiesOf } from '../../../lib/reciter.ts';
import { savesData } from '../../../lib/saves-data.ts';
import { useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { Switches } from './listed-settings.tsx';
import { ReciterPicker } from './reciter-picker.tsx';
import styles from './settings.module.css';

/** Listening (spec 2.11.3). While it is off, nothing of it is asked for. */
export function AudioSettings() {
  const [{ audio }] = useSettings();
  return (
    <div className={styles.settings}>
      <Switches panel="audio" />
      {audio && (
        <>
          <Quality />
          <ReciterPicker />
          <Keeping />
        </>
      )}
    </div>
  );
}

/** The qualities that the reciter comes in; one that is not offered cannot be chosen. */
function Quality() {
  const [settings, change] = useSettings();
  const known = bitratesOf(settings.reciter);
  const offered: readonly Bitrate[] = known.length === 0 ? BITRATES : known;
  const [heard = settings.bitrate] = qualitiesOf(settings);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.quality}</h3>
      <RadioGroup
        label={messages.quality}
        variant="segments"
        value={`${heard}`}
        onChange={(text) => {
          const chosen = BITRATES.find((it) => `${it}` === text);
          if (chosen !== undefined) change({ bitrate: chosen });
        }}
      >
        {offered.map((it) => (
          <Radio key={it} value={`${it}`}>
            {messages.bitrate(it)}
          </Radio>
        ))}
      </RadioGroup>
      <p className={styles.note}>
        {messages.perMinute(heard)} {savesData() && messages.dataSaver}
      </p>
    </section>
  );
}

/** The way to what can be kept on the device. */
function Keeping() {
  const { panel } = useServices();
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.keeping}</h3>
      <p className={styles.note}>{messages.keepingHint}</p>
      <div className={styles.reset}>
        <Button tone="secondary" onClick={() => panel.write({ kind: 'offline' })}>
          {messages.keepingOpen}
        </Button>
      </div>
    </section>
  );
}
