import { expect, test } from 'vitest';
import { hear, idle, run } from '../../test/play.ts';
import { nextRepeat, speedStep } from './choosing.ts';

test('[2.11.5] [9.8] the speed moves by 0.25 within 0.5 and 2', () => {
  const up = [0.5];
  while (speedStep(up.at(-1) ?? 2, 1) !== up.at(-1)) up.push(speedStep(up.at(-1) ?? 2, 1));
  expect(up).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
  expect(up.map((speed) => speedStep(speed, -1))).toEqual([0.5, 0.5, 0.75, 1, 1.25, 1.5, 1.75]);
});

test('[2.11.5] the repeat modes go round', () => {
  expect(nextRepeat('none')).toBe('ayah');
  expect(nextRepeat('ayah')).toBe('surah');
  expect(nextRepeat('surah')).toBe('none');
});

test('a change of speed is heard at once', () => {
  const changed = { speed: 1.5 };
  expect(run(hear(1), { type: 'options', changed }).commands).toEqual([
    { do: 'speed', speed: 1.5 },
  ]);
  expect(run(idle(), { type: 'options', changed }).player.options.speed).toBe(1.5);
});

test('another quality goes on where it was; another voice begins the verse again', () => {
  const player = run(hear(2), { type: 'position', seconds: 3 }).player;
  const finer = { source: { edition: 'ar.alafasy', bitrates: [64, 128] } };
  expect(run(player, { type: 'options', changed: finer }).commands).toEqual([
    { do: 'sound', ayah: 2, bitrate: 64 },
  ]);
  const other = { source: { edition: 'ar.husary', bitrates: [128] } };
  expect(run(player, { type: 'options', changed: other }).commands).toEqual([
    { do: 'sound', ayah: 2, bitrate: 128 },
  ]);
});

test('the same source given anew changes nothing', () => {
  const player = hear(2);
  const changed = { source: { edition: 'ar.alafasy', bitrates: [128, 64] } };
  const after = run(player, { type: 'options', changed });
  expect(after.commands).toEqual([]);
  expect(after.player.track).toEqual(player.track);
});

test('what was fetched in advance of another voice is fetched anew', () => {
  const other = { source: { edition: 'ar.husary', bitrates: [128] } };
  const { player } = run(hear(2), { type: 'options', changed: other });
  expect(player.ahead).toBeNull();
  const heard = run(player, { type: 'ready', duration: 4 }, { type: 'sounding' });
  expect(heard.commands).toEqual([{ do: 'preload', ayah: 3, bitrate: 128 }]);
});

test('[P29] a change while it is silent asks for nothing', () => {
  const paused = run(hear(2), { type: 'pause' }).player;
  const other = { source: { edition: 'ar.husary', bitrates: [128] } };
  expect(run(paused, { type: 'options', changed: other }).commands).toEqual([{ do: 'silence' }]);
});

test('a verse that is held is not followed by a fetch in advance; once it is let go, it is', () => {
  const held = hear(2, { repeat: 'ayah' });
  expect(held.ahead).toBeNull();
  const { commands } = run(held, { type: 'options', changed: { repeat: 'none' } });
  expect(commands).toEqual([{ do: 'preload', ayah: 3, bitrate: 128 }]);
});
