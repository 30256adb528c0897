import { isIn } from './order.ts';
import type { Options, Player, Source, Span, Step } from './player.ts';
import { goTo, sound, stand, trackAt, unchanged } from './sound.ts';

export function changeOptions(player: Player, changed: Partial<Options>): Step {
  const options = { ...player.options, ...changed };
  const next = { ...player, options };
  const speed =
    options.speed === player.options.speed ? [] : [{ do: 'speed', speed: options.speed } as const];
  if (isSame(options.source, player.options.source)) return { player: next, commands: speed };
  const { player: reloaded, commands } = withSource({ ...next, ahead: null }, player);
  return { player: reloaded, commands: [...speed, ...commands] };
}

const isSame = (a: Source, b: Source): boolean =>
  a.edition === b.edition && a.bitrates.join() === b.bitrates.join();

/** The current verse from its new source: another quality goes on where it was, another voice begins it. */
function withSource(player: Player, before: Player): Step {
  const { track, status } = player;
  if (track === null) return unchanged(player);
  const sameVoice = player.options.source.edition === before.options.source.edition;
  if (sameVoice && track.bitrate === player.options.source.bitrates[0]) return unchanged(player);
  const position = sameVoice ? track.position : 0;
  const item = { ayah: track.ayah, span: track.span };
  const again = { ...trackAt(player, item, { at: position }), round: track.round };
  const silent = status === 'paused';
  const { player: next, commands } = silent ? stand(player, again) : sound(player, again);
  return { player: next, commands: track.resting ? [{ do: 'wake' }, ...commands] : commands };
}

/** Repeats some verses until further notice. A loop that is not inside what is played is cut to it. */
export function setLoop(player: Player, wanted: Span | null): Step {
  const { track } = player;
  if (track === null) return unchanged(player);
  if (wanted === null) return unchanged({ ...player, track: { ...track, loop: null } });
  const within = (ayah: number) => Math.min(track.span.last, Math.max(track.span.first, ayah));
  const [one, other] = [within(wanted.first), within(wanted.last)];
  const loop = { first: Math.min(one, other), last: Math.max(one, other) };
  const looped = { ...player, track: { ...track, loop } };
  if (isIn(loop, track.ayah)) return unchanged(looped);
  return goTo(looped, { ayah: loop.first, span: track.span });
}
