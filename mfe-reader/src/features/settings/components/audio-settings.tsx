import { bitratesOf } from '@fahm/contracts/recitation-bitrates.ts';
import { bitratesToTry } from '@fahm/contracts/recitation-files.ts';
import { type Bitrate, BITRATES } from '@fahm/contracts/recitations.ts';
import { Radio, RadioGroup } from '@fahm/ui/radio-group.tsx';
import { Switch } from '@fahm/ui/switch.tsx';
import { savesData } from '../../../lib/saves-data.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { ReciterPicker } from './reciter-picker.tsx';
import styles from './settings.module.css';

/** Listening (spec 2.11.3). While it is off, nothing of it is asked for. */
export function AudioSettings() {
  const [{ audio }, change] = useSettings();
  return (
    <div className={styles.settings}>
      <Switch
        label={messages.audio}
        hint={messages.audioHint}
        checked={audio}
        onChange={(on) => change({ audio: on })}
      />
      {audio && (
        <>
          <Quality />
          <ReciterPicker />
        </>
      )}
    </div>
  );
}

/** The qualities that the reciter comes in; one that is not offered cannot be chosen. */
function Quality() {
  const [{ reciter, bitrate }, change] = useSettings();
  const known = bitratesOf(reciter);
  const offered: readonly Bitrate[] = known.length === 0 ? BITRATES : known;
  const [heard = bitrate] = bitratesToTry(savesData() ? 64 : bitrate, offered);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.quality}</h3>
      <RadioGroup
        label={messages.quality}
        look="segments"
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
