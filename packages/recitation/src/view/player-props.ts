import type { RecitationPlayer } from '../driver/create-player.ts';
import type { Choices } from './choices.tsx';

export type PlayerBarProps = {
  player: RecitationPlayer;
  /** Name of the reciter. */
  reciter: string;
  /** What is said while nothing is played. */
  notice: string | null;
  /** Begins with what the page shows. */
  onBegin: () => void;
  /** Keeps a choice, and tells the player. */
  onChoose: (changed: Partial<Choices>) => void;
  /** Takes up following the recitation on the page again; null while it is followed, and where there is none. */
  onFollow: (() => void) | null;
  /** Opens the choice of reciters, where there is one. */
  onReciter?: (() => void) | undefined;
};

export type PlayerViewProps = PlayerBarProps & {
  goOn: boolean;
  onGoOn: (goOn: boolean) => void;
  onReciter: () => void;
};
