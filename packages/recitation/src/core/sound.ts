import { nextBitrate, type QueueItem } from './order.ts';
import type { Bitrate, Command, Landing, Player, Step, Track } from './player.ts';

export const unchanged = (player: Player): Step => ({ player, commands: [] });

const START: Landing = { at: 0 };

/** Seconds to begin at as far as they can be told before the file is there. */
const startOf = (landing: Landing): number => ('at' in landing ? landing.at : 0);

/** What was fetched in advance knows which qualities of the verse there are. */
function failedAhead({ ahead }: Player, ayah: number): readonly Bitrate[] {
  return ahead?.ayah === ayah ? ahead.failed : [];
}

/** A track at the first round of a verse, whose file has not been asked for. */
export function trackAt(player: Player, item: QueueItem, landing: Landing = START): Track {
  const { source } = player.options;
  const failed = failedAhead(player, item.ayah);
  const bitrate = nextBitrate(source, failed);
  const { track } = player;
  return {
    span: item.span,
    following: track?.span === item.span ? track.following : null,
    loop: track?.span === item.span ? track.loop : null,
    ayah: item.ayah,
    round: 1,
    position: startOf(landing),
    duration: null,
    // A verse of which all failed in advance is tried anew.
    bitrate: bitrate ?? source.bitrates[0] ?? 0,
    failed: bitrate === null ? [] : failed,
    landing,
    requested: false,
    resting: false,
  };
}

/** Asks for the track's file, to be heard as soon as it is there. */
export function sound(player: Player, track: Track, before: readonly Command[] = []): Step {
  const { ayah, bitrate } = track;
  return {
    player: { ...player, status: 'loading', track: { ...track, requested: true }, trouble: null },
    commands: [...before, { do: 'sound', ayah, bitrate }],
  };
}

/** Stands at the track without a sound; its file is asked for once it is to be heard. */
export function stand(player: Player, track: Track): Step {
  return {
    player: { ...player, status: 'paused', track, trouble: null },
    commands: [{ do: 'silence' }],
  };
}

/** Goes to another verse, and keeps sounding or keeps silent. */
export function goTo(player: Player, item: QueueItem, landing?: Landing): Step {
  const track = trackAt(player, item, landing);
  const silent = player.status === 'paused' || player.status === 'idle';
  return silent ? stand(player, track) : sound(player, track);
}
