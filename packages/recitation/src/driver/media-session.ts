import { JUMP_SECONDS } from '../core/choosing.ts';
import type { RecitationPlayer } from './create-player.ts';

/** More than passes between two events, at any speed. */
const LEAP_SECONDS = 2;

export type Described = { title: string; artist: string; album: string };

/**
 * Shows what is heard where the device shows it, and takes its buttons: lock screen, headphones, keyboard.
 * `describe` gets the global number of a verse. Answers the function that gives all of it back.
 */
export function bindMediaSession(
  player: RecitationPlayer,
  describe: (ayah: number) => Described,
): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  const actions = actionsOf(player);
  for (const [name, act] of actions) setAction(session, name, act);
  const tellPosition = positionTeller(session, player);
  let shown: string | null = null;
  const show = () => {
    const { track, status } = player.read();
    const key = track === null ? null : JSON.stringify(describe(track.ayah));
    if (key !== shown) {
      session.metadata = track === null ? null : new MediaMetadata(describe(track.ayah));
      shown = key;
    }
    const sounding = status === 'playing' || status === 'loading';
    session.playbackState = track === null ? 'none' : sounding ? 'playing' : 'paused';
    tellPosition();
  };
  const stop = player.subscribe(show);
  show();
  return () => {
    stop();
    for (const [name] of actions) setAction(session, name, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

function actionsOf(player: RecitationPlayer): [MediaSessionAction, MediaSessionActionHandler][] {
  const jump =
    (by: -1 | 1): MediaSessionActionHandler =>
    ({ seekOffset }) =>
      player.send({ type: 'jump', by: by * (seekOffset ?? JUMP_SECONDS) });
  return [
    ['play', () => player.send({ type: 'play' })],
    ['pause', () => player.send({ type: 'pause' })],
    ['stop', () => player.send({ type: 'stop' })],
    ['previoustrack', () => player.send({ type: 'previous' })],
    ['nexttrack', () => player.send({ type: 'next' })],
    ['seekbackward', jump(-1)],
    ['seekforward', jump(1)],
    ['seekto', ({ seekTime }) => player.send({ type: 'seek', to: seekTime ?? 0 })],
  ];
}

/** Browsers know different sets of actions, and throw at one that they do not know. */
function setAction(
  session: MediaSession,
  name: MediaSessionAction,
  act: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(name, act);
  } catch {
    // Without this button.
  }
}

/** Tells where it stands when that cannot be told from where it stood: devices count on by themselves. */
function positionTeller(session: MediaSession, player: RecitationPlayer): () => void {
  let told = { key: '', position: 0 };
  return () => {
    const { track, status, options } = player.read();
    if (track?.duration == null || track.duration === 0) return;
    const position = Math.min(track.duration, track.position);
    const key = [track.ayah, track.duration, options.speed, status].join(' ');
    const isNews = key !== told.key || Math.abs(position - told.position) > LEAP_SECONDS;
    told = { key, position };
    if (!isNews) return;
    const { duration } = track;
    session.setPositionState?.({ duration, position, playbackRate: options.speed });
  };
}
