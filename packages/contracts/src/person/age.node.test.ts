import { describe, expect, test } from 'vitest';
import { isOldEnough, latestDate, yearsBetween } from './age.ts';

describe('yearsBetween', () => {
  test.each([
    ['2000-05-10', '2013-05-10', 13],
    ['2000-05-10', '2013-05-09', 12],
    ['2000-05-10', '2013-05-11', 13],
    ['2000-12-31', '2001-01-01', 0],
    ['2004-02-29', '2017-02-28', 12],
    ['2004-02-29', '2017-03-01', 13],
    ['2004-02-29', '2020-02-29', 16],
    ['2030-01-01', '2026-01-01', -4],
  ])('[3.17] from %s to %s are %d years', (birthday, day, years) => {
    expect(yearsBetween(birthday, day)).toBe(years);
  });
});

describe('isOldEnough', () => {
  const now = Date.UTC(2026, 10, 21, 8);

  test.each([
    ['2013-11-21', true],
    ['2013-11-22', false],
    ['1920-01-01', true],
    ['2026-11-21', false],
    ['2027-01-01', false],
  ])('[3.17] born on %s, thirteen on 21 November 2026: %s', (birthday, enough) => {
    expect(isOldEnough(birthday, now)).toBe(enough);
  });

  test('[3.17] a birthday counts as soon as it has begun anywhere', () => {
    expect(latestDate(Date.UTC(2026, 10, 21, 9, 59))).toBe('2026-11-21');
    expect(latestDate(Date.UTC(2026, 10, 21, 10))).toBe('2026-11-22');
    expect(isOldEnough('2013-11-22', Date.UTC(2026, 10, 21, 10))).toBe(true);
  });
});
