import { expect, test } from 'vitest';
import { hear, idle, ready, run, SPAN } from '../../test/play.ts';
import type { Command, PlayerEvent } from './player.ts';

const FAILED: PlayerEvent = { type: 'failed', why: 'load' };
const all = { edition: 'x', bitrates: [128, 64, 192] };
const begin = { type: 'listen', span: SPAN, ayah: 2 } as const;

const early = (bitrate: number) => ({ type: 'ahead-failed', ayah: 3, bitrate }) as const;

const bitratesOf = (commands: readonly Command[]) =>
  commands.flatMap((command) => (command.do === 'sound' ? [command.bitrate] : []));

test('[4.9] after a failure the other qualities are tried in their order, then the error is shown', () => {
  const { player, commands } = run(idle({ source: all }), begin, FAILED, FAILED, FAILED);
  expect(bitratesOf(commands)).toEqual([128, 64, 192]);
  expect(player).toMatchObject({ status: 'error', trouble: { ayah: 2, kind: 'load' } });
  expect(commands.at(-1)).toEqual({ do: 'diagnose', ayah: 2, bitrate: 128 });
});

test('[4.9] only what the edition has is tried', () => {
  const source = { edition: 'ur.khan', bitrates: [64] };
  const { player, commands } = run(idle({ source }), begin, FAILED);
  expect(bitratesOf(commands)).toEqual([64]);
  expect(player.status).toBe('error');
});

test('[8.6] a verse that nobody has is told from one that did not come', () => {
  const broken = run(idle({ source: all }), begin, FAILED, FAILED, FAILED).player;
  const told = run(broken, { type: 'diagnosed', ayah: 2, kind: 'missing' }).player;
  expect(told.trouble).toEqual({ ayah: 2, kind: 'missing' });
  for (const event of [
    { type: 'diagnosed', ayah: 2, kind: 'load' },
    { type: 'diagnosed', ayah: 3, kind: 'missing' },
  ] as const) {
    expect(run(broken, event).player.trouble?.kind).toBe('load');
  }
});

test('[8.6] what came and cannot be played is told so', () => {
  const { player, commands } = run(hear(2, { source: { edition: 'x', bitrates: [64] } }), {
    type: 'failed',
    why: 'playback',
  });
  expect(player).toMatchObject({ status: 'error', trouble: { kind: 'playback' } });
  expect(commands).toEqual([]);
});

test('[4.9] another quality goes on where the one before broke off', () => {
  const { player, commands } = run(hear(2), { type: 'position', seconds: 3 }, FAILED);
  expect(commands).toEqual([{ do: 'sound', ayah: 2, bitrate: 64 }]);
  expect(run(player, ...ready()).player.track).toMatchObject({ ayah: 2, position: 3, bitrate: 64 });
});

test('[4.9] the next verse begins with the chosen quality again', () => {
  const fallen = run(hear(2), FAILED, ...ready()).player;
  const { commands } = run(fallen, { type: 'ended', now: 0 });
  expect(bitratesOf(commands)).toEqual([128]);
});

test('after an error play tries all again, and next goes on', () => {
  const broken = run(idle(), begin, FAILED, FAILED).player;
  expect(broken.status).toBe('error');
  expect(bitratesOf(run(broken, { type: 'play' }).commands)).toEqual([128]);
  expect(run(broken, { type: 'next' }).player).toMatchObject({
    status: 'loading',
    trouble: null,
    track: { ayah: 3 },
  });
});

test('[4.9] what fails in advance is fetched in another quality, and begins in it', () => {
  const { player, commands } = run(hear(2), early(128));
  expect(commands).toEqual([{ do: 'preload', ayah: 3, bitrate: 64 }]);
  expect(bitratesOf(run(player, { type: 'ended', now: 0 }).commands)).toEqual([64]);
});

test('[4.9] what cannot be had in advance at all is tried anew when it is its turn', () => {
  const { player, commands } = run(hear(2), early(128), early(64), early(64));
  expect(commands).toHaveLength(1);
  expect(player.status).toBe('playing');
  expect(bitratesOf(run(player, { type: 'ended', now: 0 }).commands)).toEqual([128]);
});

test('a failure in advance of a verse that is not the next any more changes nothing', () => {
  const player = hear(2);
  expect(run(player, { type: 'ahead-failed', ayah: 9, bitrate: 128 })).toEqual({
    player,
    commands: [],
  });
});
