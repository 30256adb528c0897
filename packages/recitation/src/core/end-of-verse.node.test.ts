import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ended, hear, idle, ready, run, SPAN, sounded } from '../../test/play.ts';
import { REPEAT_COUNTS, REPEAT_PAUSES, REPEATS } from './options.ts';
import type { Player, PlayerEvent } from './player.ts';

/** Plays on from a verse that is heard, verse end by verse end; answers the verses as they are heard. */
function listenOn(player: Player, ends: number): { heard: number[]; player: Player } {
  const heard = [player.track?.ayah ?? 0];
  let current = player;
  for (let end = 0; end < ends && current.track !== null; end += 1) {
    const resting: PlayerEvent[] = [ended()];
    current = run(current, ...resting).player;
    if (current.track?.resting === true) current = run(current, { type: 'rested', now: 0 }).player;
    if (current.track === null) break;
    heard.push(current.track.ayah);
    if (current.status === 'loading') current = run(current, ...ready()).player;
  }
  return { heard, player: current };
}

test('[4.9] at the end of a verse it goes on to the next one', () => {
  const { player, commands } = run(hear(1), ended());
  expect(player.track).toMatchObject({ ayah: 2, round: 1, position: 0 });
  expect(player.status).toBe('loading');
  expect(sounded(commands)).toEqual([2]);
});

test.each(REPEAT_COUNTS)(
  '[2.11.4] [4.9] with a count of %d each verse is heard so often',
  (count) => {
    for (const repeat of ['none', 'surah'] as const) {
      const { heard } = listenOn(hear(1, { count, repeat }), 2 * count);
      expect(heard.filter((ayah) => ayah === 1)).toHaveLength(count);
      expect(heard.filter((ayah) => ayah === 2)).toHaveLength(count);
      expect(heard.at(-1)).toBe(3);
    }
  },
);

test('[2.11.4] the mode `ayah` holds a verse until its count is reached, and without a count until the listener goes on', () => {
  expect(listenOn(hear(3, { repeat: 'ayah', count: 3 }), 3).heard).toEqual([3, 3, 3, 4]);
  const held = listenOn(hear(3, { repeat: 'ayah' }), 20);
  expect(new Set(held.heard)).toEqual(new Set([3]));
  expect(run(held.player, { type: 'next' }).player.track?.ayah).toBe(4);
});

test('[4.9] after the last verse it falls silent and says that it has ended', () => {
  const { player, commands } = run(hear(7), ended());
  expect(player).toMatchObject({ status: 'idle', track: null });
  expect(commands).toEqual([{ do: 'silence' }, { do: 'end', span: SPAN }]);
});

test('[4.9] after the last verse the mode `surah` begins again', () => {
  const { player, commands } = run(hear(7, { repeat: 'surah' }), ended());
  expect(player.track?.ayah).toBe(1);
  expect(commands.some((command) => command.do === 'end')).toBe(false);
});

test('a span of one verse that begins again is heard again', () => {
  const one = { first: 262, last: 262 };
  expect(listenOn(hear(262, { repeat: 'surah' }, one), 3).heard).toEqual([262, 262, 262, 262]);
});

test('what follows is entered without a stop, and told', () => {
  const following = { first: 8, last: 293 };
  const { player } = run(idle(), { type: 'listen', span: SPAN, ayah: 7, following }, ...ready());
  expect(player.ahead?.ayah).toBe(8);
  const after = run(player, ended());
  expect(after.player.track).toMatchObject({ ayah: 8, span: following, following: null });
  expect(after.commands.at(-1)).toEqual({ do: 'cross', span: following });
});

test.each(REPEAT_PAUSES)(
  'a pause of %s is kept before a repetition, and before nothing else',
  (pause) => {
    const ms = pause === 'verse' ? 2000 : pause * 1000;
    const { player, commands } = run(hear(1, { count: 2, pause, speed: 2 }), ended());
    expect(commands).toEqual(ms === 0 ? [{ do: 'again' }] : [{ do: 'rest', ms }]);
    const heard = ms === 0 ? player : run(player, { type: 'rested', now: 0 }).player;
    const second = run(heard, { type: 'sounding' }, ended());
    expect(sounded(second.commands)).toEqual([2]);
  },
);

test('who pauses in the silence before a repetition goes on with the repetition', () => {
  const resting = run(hear(1, { count: 2, pause: 5 }), ended()).player;
  const paused = run(resting, { type: 'pause' });
  expect(paused.player).toMatchObject({ status: 'paused', track: { round: 2, resting: false } });
  expect(paused.commands).toEqual([{ do: 'wake' }, { do: 'pause' }, { do: 'seek', to: 0 }]);
  expect(run(paused.player, { type: 'rested', now: 0 }).player).toEqual(paused.player);
  expect(run(paused.player, { type: 'play' }).commands).toEqual([{ do: 'resume' }]);
});

test('a loop repeats its verses, whatever the mode, and moving stays within it', () => {
  const loop = { first: 2, last: 3 };
  for (const repeat of ['none', 'surah'] as const) {
    const looped = run(hear(2, { repeat }), { type: 'loop', loop }).player;
    expect(listenOn(looped, 5).heard).toEqual([2, 3, 2, 3, 2, 3]);
    expect(run(looped, { type: 'previous' }).player.track?.ayah).toBe(2);
  }
});

test('a loop elsewhere is gone to; one that leads out of what is played is cut; its ends may be swapped', () => {
  const { player } = run(hear(1), { type: 'loop', loop: { first: 90, last: 5 } });
  expect(player.track).toMatchObject({ ayah: 5, loop: { first: 5, last: 7 } });
  expect(run(player, { type: 'loop', loop: null }).player.track?.loop).toBeNull();
});

test('asleep in time: the verse is heard to its end, the next one waits', () => {
  const drowsy = run(hear(2), { type: 'sleep', sleep: { kind: 'at', at: 1000 } }).player;
  const early = run(drowsy, ended(999));
  expect(sounded(early.commands)).toEqual([3]);
  const late = run(drowsy, ended(1000));
  expect(late.player).toMatchObject({
    status: 'paused',
    sleep: { kind: 'off' },
    track: { ayah: 3 },
  });
  expect(sounded(late.commands)).toEqual([]);
  expect(sounded(run(late.player, { type: 'play' }).commands)).toEqual([3]);
});

test('asleep at the end: nothing begins again, nothing follows', () => {
  const drowsy = run(hear(7, { repeat: 'surah' }), {
    type: 'sleep',
    sleep: { kind: 'end' },
  }).player;
  expect(run(drowsy, ended()).player).toMatchObject({ status: 'idle', sleep: { kind: 'off' } });
});

test('[4.9] a verse that is silent does not go on when it is dragged to its end', () => {
  const paused = run(hear(1), { type: 'pause' }).player;
  expect(run(paused, ended())).toEqual({ player: paused, commands: [] });
});

test('[4.9] whatever is chosen, what is heard never leaves what is played, and its order is the mushaf’s', () => {
  const options = fc.record({
    repeat: fc.constantFrom(...REPEATS),
    count: fc.constantFrom(...REPEAT_COUNTS),
    pause: fc.constantFrom(...REPEAT_PAUSES),
  });
  fc.assert(
    fc.property(options, fc.integer({ min: 1, max: 7 }), (chosen, from) => {
      const { heard } = listenOn(hear(from, chosen), 60);
      for (const [index, ayah] of heard.entries()) {
        const before = heard[index - 1] ?? ayah;
        expect([before, before + 1, SPAN.first]).toContain(ayah);
        expect(ayah >= SPAN.first && ayah <= SPAN.last).toBe(true);
      }
    }),
  );
});
