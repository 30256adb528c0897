import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { Switch } from '@fahm/ui/fields/switch.tsx';
import { PlayingChoices } from './choices.tsx';
import { Jump, PlayButton, Steps } from './controls.tsx';
import { LoopChoice } from './loop-choice.tsx';
import { messages } from './messages.ts';
import { NowPlaying } from './now-playing.tsx';
import choices from './choices.module.css';
import styles from './player.module.css';
import type { PlayerViewProps } from './player-props.ts';
import { Seek } from './seek.tsx';
import { SleepChoice } from './sleep-choice.tsx';

/** All that can be done with the recitation. */
export function PlayerSheet(props: PlayerViewProps & { onClose: () => void }) {
  const { player, reciter, notice, onClose } = props;
  return (
    <Sheet title={messages.region} closeLabel={messages.close} onClose={onClose} scrim="clear">
      <div className={styles.sheet} data-player="">
        <div className={styles.head}>
          <NowPlaying player={player} reciter={reciter} notice={notice} />
          <Seek player={player} />
          <div className={styles.row}>
            <Jump player={player} by={-1} />
            <Steps player={player}>
              <PlayButton player={player} onBegin={props.onBegin} />
            </Steps>
            <Jump player={player} by={1} />
          </div>
        </div>
        <PlayingChoices player={player} onChoose={props.onChoose} />
        <LoopChoice player={player} />
        <Switch
          label={messages.goOn}
          hint={messages.goOnHint}
          checked={props.goOn}
          onChange={props.onGoOn}
        />
        <SleepChoice player={player} />
        <div className={choices.reciter}>
          <div>
            <h3 className={choices.heading}>{messages.reciter}</h3>
            <p className={choices.hint}>{reciter}</p>
          </div>
          <button type="button" className="button" data-tone="secondary" onClick={props.onReciter}>
            {messages.change}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
