import { describe, expect, test } from 'vitest';
import { dotX, nearestEvent, openingEvent, WAVE, wavePath, waveY, yearOf } from './model.ts';

describe('the wave', () => {
  test('[9.16] is 5200 px wide with period 480 and amplitude 40', () => {
    expect(WAVE.width).toBe(5200);
    const heights = Array.from({ length: 480 }, (_, x) => waveY(x));
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(80, 1);
    for (const x of [0, 77, 1000]) expect(waveY(x + 480)).toBeCloseTo(waveY(x), 9);
  });

  test('[9.16] 29 events stand evenly between margins of 900 px', () => {
    const places = Array.from({ length: 29 }, (_, index) => dotX(index, 29));
    expect([places[0], places[28]]).toEqual([900, 4300]);
    const gaps = places.slice(1).map((x, index) => x - (places[index] ?? 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(3400 / 28, 9);
  });

  test('the drawn curve follows the sine within a pixel', () => {
    const ends = [...wavePath().matchAll(/ (-?[\d.]+) (\d+)(?=C|$)/g)];
    expect(ends.length).toBeGreaterThan(20);
    for (const [, x, y] of ends) expect(Math.abs(waveY(Number(x)) - Number(y))).toBeLessThan(1);
  });
});

test('[4.17] the active event is the one whose dot is nearest to the centre', () => {
  for (let index = 0; index < 29; index += 1) {
    expect(nearestEvent(dotX(index, 29), 29)).toBe(index);
    expect(nearestEvent(dotX(index, 29) + 60, 29)).toBe(index);
  }
  expect(nearestEvent(0, 29)).toBe(0);
  expect(nearestEvent(WAVE.width, 29)).toBe(28);
});

test('[2.20.3] chips carry the first token of the date, and the view opens at 582', () => {
  const events = [{ date: '570 CE (53 BH)' }, { date: '582 CE (c. 41 BH)' }, { date: '582 CE' }];
  expect(events.map(yearOf)).toEqual(['570', '582', '582']);
  expect(openingEvent(events)).toBe(1);
});
