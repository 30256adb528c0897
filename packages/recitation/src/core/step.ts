import { changeOptions, setLoop } from './change.ts';
import { isMediaEvent, stepMedia } from './media.ts';
import type { Intent, Player, PlayerEvent, Step, Track } from './player.ts';
import { verseAhead } from './order.ts';
import { unchanged } from './sound.ts';
import { listen, move, pause, play, seek, stop } from './transport.ts';
import { jump } from './jump.ts';

/**
 * The player's state machine (spec 4.9): what becomes of `player` by an event, and what is to be done. Pure;
 * times come with the events. What cannot be done in a state is left undone.
 */
export function step(player: Player, event: PlayerEvent): Step {
  return withAhead(isMediaEvent(event) ? stepMedia(player, event) : stepIntent(player, event));
}

function stepIntent(player: Player, event: Intent): Step {
  switch (event.type) {
    case 'listen':
      return listen(player, event);
    case 'play':
      return play(player);
    case 'pause':
      return pause(player);
    case 'toggle':
      return isSounding(player) ? pause(player) : play(player);
    case 'next':
      return move(player, 1);
    case 'previous':
      return move(player, -1);
    case 'stop':
      return stop(player);
    case 'seek':
      return seek(player, event.to);
    case 'jump':
      return jump(player, event.by);
    case 'options':
      return changeOptions(player, event.changed);
    case 'loop':
      return setLoop(player, event.loop);
    case 'following':
      return unchanged(withTrack(player, { following: event.following }));
    case 'sleep':
      return unchanged({ ...player, sleep: event.sleep });
  }
}

const withTrack = (player: Player, changed: Partial<Track>): Player =>
  player.track === null ? player : { ...player, track: { ...player.track, ...changed } };

const isSounding = ({ status }: Player): boolean => status === 'playing' || status === 'loading';

/** Keeps what is fetched in advance to the one verse that comes next, once this one is heard (goal P29). */
function withAhead({ player, commands }: Step): Step {
  const next = player.options.preload ? verseAhead(player) : null;
  const ahead = player.ahead?.ayah === next ? player.ahead : null;
  const isHeard = player.status === 'playing' && player.track?.resting === false;
  const [bitrate] = player.options.source.bitrates;
  if (ahead !== null || next === null || bitrate === undefined || !isHeard) {
    return { player: ahead === player.ahead ? player : { ...player, ahead }, commands };
  }
  return {
    player: { ...player, ahead: { ayah: next, bitrate, failed: [] } },
    commands: [...commands, { do: 'preload', ayah: next, bitrate }],
  };
}
