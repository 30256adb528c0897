import type { AudioEdition } from '@fahm/contracts/audio/recitations.ts';
import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import { useId } from 'react';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { PLAY, STOP } from '@fahm/ui/icon/signs.ts';
import { messages } from '../messages.ts';
import { type Sample, useSample } from '../use-sample.ts';
import { useSettings } from '../use-settings.ts';
import styles from './reciters.module.css';

export function ReciterChoices({ editions }: { editions: readonly AudioEdition[] }) {
  const [{ reciter }, change] = useSettings();
  const sample = useSample();
  const choose = (identifier: string) => {
    const edition = editions.find((it) => it.identifier === identifier);
    if (edition !== undefined) change({ reciter: identifier, reciterName: edition.englishName });
  };
  return (
    <RadioGroup label={messages.reciters} variant="list" value={reciter} onChange={choose}>
      {editions.map((edition) => (
        <ReciterChoice key={edition.identifier} edition={edition} sample={sample} />
      ))}
    </RadioGroup>
  );
}

type Props = { edition: AudioEdition; sample: Sample };

function ReciterChoice({ edition, sample }: Props) {
  const id = useId();
  const { identifier, englishName, name, availableBitrates, language } = edition;
  const isHeard = sample.of === identifier;
  return (
    <div className={styles.row}>
      <Radio value={identifier} label={englishName} describedBy={id}>
        <span className={styles.name}>
          <span>{englishName}</span>
          {name !== englishName && (
            <span lang={language} dir="auto" className={styles.own}>
              {name}
            </span>
          )}
        </span>
        <span id={id} className={styles.facts}>
          {availableBitrates.map(messages.bitrate).join(' · ')}
        </span>
      </Radio>
      <button
        type="button"
        className={styles.sample}
        aria-label={isHeard ? messages.stopSample(englishName) : messages.sample(englishName)}
        onClick={() => (isHeard ? sample.stop() : sample.play(edition))}
      >
        <Icon d={isHeard ? STOP : PLAY} isSolid />
      </button>
      {sample.failed === identifier && (
        <p role="alert" className={styles.failed}>
          {messages.noSample}
        </p>
      )}
    </div>
  );
}
