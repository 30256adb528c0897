import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hear, idle, ready, run, SPAN, sounded } from '../../test/play.ts';
import { JUMP_SECONDS } from './choosing.ts';
import type { Player, PlayerEvent } from './player.ts';

const at = (seconds: number): PlayerEvent => ({ type: 'position', seconds });
const lengths = (seconds: number): PlayerEvent => ({ type: 'ready', duration: seconds });

test('[4.9] the states: idle, loading, playing, paused', () => {
  const nothing = idle();
  expect(nothing.status).toBe('idle');
  const loading = run(nothing, { type: 'listen', span: SPAN, ayah: 1 }).player;
  expect(loading.status).toBe('loading');
  const playing = run(loading, ...ready()).player;
  expect(playing.status).toBe('playing');
  const paused = run(playing, { type: 'toggle' });
  expect(paused).toMatchObject({ player: { status: 'paused' }, commands: [{ do: 'pause' }] });
  const again = run(paused.player, { type: 'toggle' });
  expect(again).toMatchObject({ player: { status: 'loading' }, commands: [{ do: 'resume' }] });
});

test('[4.9] a stall is loading until there is sound again', () => {
  const stalled = run(hear(1), { type: 'waiting' }).player;
  expect(stalled.status).toBe('loading');
  expect(run(stalled, { type: 'sounding' }).player.status).toBe('playing');
});

test('a verse outside what is to be heard begins at its first', () => {
  expect(sounded(run(idle(), { type: 'listen', span: SPAN, ayah: 300 }).commands)).toEqual([1]);
});

test('[P29] before there is sound one file is asked for, then the next verse and no other', () => {
  const { player, commands } = run(idle(), { type: 'listen', span: SPAN, ayah: 1 });
  expect(commands).toEqual([{ do: 'sound', ayah: 1, bitrate: 128 }]);
  const heard = run(player, ...ready(), at(1), at(2), { type: 'waiting' }, { type: 'sounding' });
  expect(heard.commands).toEqual([{ do: 'preload', ayah: 2, bitrate: 128 }]);
});

test('[P29] where data is saved nothing is fetched before its turn', () => {
  const { commands } = run(
    idle({ preload: false }),
    { type: 'listen', span: SPAN, ayah: 1 },
    ...ready(),
  );
  expect(commands.map((command) => command.do)).toEqual(['sound']);
});

test('[P29] a verse that is only passed by in silence is not fetched', () => {
  const paused = run(hear(1), { type: 'pause' }).player;
  const passed = run(paused, { type: 'next' }, { type: 'next' }, { type: 'next' });
  expect(passed.commands).toEqual([{ do: 'silence' }, { do: 'silence' }, { do: 'silence' }]);
  expect(sounded(run(passed.player, { type: 'play' }).commands)).toEqual([4]);
});

test('previous and next move by a verse and end at the ends', () => {
  expect(sounded(run(hear(3), { type: 'next' }).commands)).toEqual([4]);
  expect(sounded(run(hear(3), { type: 'previous' }).commands)).toEqual([2]);
  expect(sounded(run(hear(1), { type: 'previous' }).commands)).toEqual([1]);
  const last = hear(7);
  expect(run(last, { type: 'next' })).toEqual({ player: last, commands: [] });
});

test('nothing happens where nothing was chosen', () => {
  const events: PlayerEvent[] = [
    { type: 'play' },
    { type: 'pause' },
    { type: 'next' },
    { type: 'seek', to: 3 },
    { type: 'jump', by: 10 },
    { type: 'ended', now: 0 },
    { type: 'failed', why: 'load' },
    { type: 'loop', loop: SPAN },
  ];
  for (const event of events) expect(run(idle(), event)).toEqual({ player: idle(), commands: [] });
});

test('[5.8] a seek is clamped between 0 and the duration', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (to) => {
      const { player, commands } = run(hear(1), { type: 'seek', to });
      const position = Math.min(4, Math.max(0, to));
      expect(player.track?.position).toBe(position);
      expect(commands).toEqual([{ do: 'seek', to: position }]);
    }),
  );
});

test('[5.8] a seek before the length is known holds once it is', () => {
  const sought = run(idle(), { type: 'listen', span: SPAN, ayah: 1 }, { type: 'seek', to: 99 });
  const { player } = run(sought.player, lengths(4));
  expect(player.track).toMatchObject({ ayah: 1, position: 4 });
});

test('[9.8] a jump is of ten seconds', () => {
  const long = run(idle(), { type: 'listen', span: SPAN, ayah: 2 }, ...ready(60), at(20)).player;
  expect(run(long, { type: 'jump', by: JUMP_SECONDS }).commands).toEqual([{ do: 'seek', to: 30 }]);
  expect(run(long, { type: 'jump', by: -JUMP_SECONDS }).commands).toEqual([{ do: 'seek', to: 10 }]);
});

test('[2.11.4] jumps carry over into the verse after and the one before', () => {
  const forward = run(hear(2), at(1), { type: 'jump', by: 10 }, lengths(20));
  expect(forward.player.track).toMatchObject({ ayah: 3, position: 7 });
  expect(forward.commands.at(-1)).toEqual({ do: 'seek', to: 7 });
  const back = run(hear(3), at(1), { type: 'jump', by: -10 }, lengths(20));
  expect(back.player.track).toMatchObject({ ayah: 2, position: 11 });
});

test('[2.11.4] a jump goes on over verses that are shorter than it', () => {
  const forward = run(hear(1), at(1), { type: 'jump', by: 10 }, lengths(4), lengths(2), lengths(9));
  expect(forward.player.track).toMatchObject({ ayah: 4, position: 1 });
  const back = run(hear(5), at(1), { type: 'jump', by: -10 }, lengths(4), lengths(2), lengths(9));
  expect(back.player.track).toMatchObject({ ayah: 2, position: 6 });
});

test('[5.8] a jump over the ends of what is played stops at them', () => {
  expect(run(hear(1), at(1), { type: 'jump', by: -10 }).player.track).toMatchObject({
    ayah: 1,
    position: 0,
  });
  expect(run(hear(7), at(1), { type: 'jump', by: 10 }).player.track).toMatchObject({
    ayah: 7,
    position: 4,
  });
  const short = run(hear(2), at(1), { type: 'jump', by: -10 }, lengths(3));
  expect(short.player.track).toMatchObject({ ayah: 1, position: 0 });
});

/** The place in the whole recitation of verses that are all of one length. */
const placeOf = ({ track }: Player, each: number): number =>
  ((track?.ayah ?? 1) - 1) * each + (track?.position ?? 0);

test('[2.11.4] ten seconds on and ten seconds back lead to the same place', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 29 }),
      (each, ayah, offset) => {
        const from = Math.min(offset, each - 1);
        let player = run(
          idle(),
          { type: 'listen', span: SPAN, ayah },
          ...ready(each),
          at(from),
        ).player;
        const begin = placeOf(player, each);
        const jump = (by: number) => {
          player = run(player, { type: 'jump', by }).player;
          while (player.track?.duration === null) player = run(player, lengths(each)).player;
        };
        jump(10);
        expect(placeOf(player, each)).toBe(Math.min(begin + 10, 7 * each));
        if (begin + 10 < 7 * each) {
          jump(-10);
          expect(placeOf(player, each)).toBe(begin);
        }
      },
    ),
  );
});

test('a seek in the silence before a repetition ends the silence', () => {
  const resting = run(hear(1, { count: 2, pause: 5 }), { type: 'ended', now: 0 }).player;
  const { player, commands } = run(resting, { type: 'seek', to: 2 });
  expect(player.track?.resting).toBe(false);
  expect(commands).toEqual([{ do: 'seek', to: 2 }, { do: 'wake' }, { do: 'resume' }]);
});

test('stopping leaves nothing behind', () => {
  const { player, commands } = run(hear(3), { type: 'stop' });
  expect(player).toMatchObject({ status: 'idle', track: null, ahead: null });
  expect(commands).toEqual([{ do: 'silence' }]);
});

test('[4.9] what the device pauses, and what the browser does not let begin, is paused', () => {
  for (const type of ['interrupted', 'blocked'] as const) {
    expect(run(hear(1), { type }).player.status).toBe('paused');
  }
});
