import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { LESSONS, sampleTexts } from './testing/sample.ts';

const row = (item: string, on: string, now: string | null = 'What it says.') => ({
  item,
  on,
  was: 'What it said of 2:999.',
  now,
});
const buildWith = (...corrections: object[]) =>
  buildContent(sampleTexts({ ...LESSONS, 'corrections.yaml': corrections }));
const faultsWith = (...corrections: object[]) =>
  buildWith(...corrections).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
const correctedIn = ({ content }: ReturnType<typeof buildContent>) =>
  content?.lessons.map(({ id, body }) => [id, (body as { corrected?: string }).corrected]);

describe('a correction', () => {
  test('of a card marks the card with its day', () => {
    const marked = correctedIn(buildWith(row('f002-002', '2026-11-20')));
    expect(marked).toContainEqual(['f002-002', '2026-11-20']);
    expect(marked).toContainEqual(['f002-001', undefined]);
  });

  test('of a claim marks every card that hangs on it, with the day of the last one', () => {
    const marked = correctedIn(
      buildWith(row('c002-one', '2026-11-21'), row('c002-one', '2026-11-01')),
    );
    for (const id of ['f002-001', 'f002-002', 'f002-003']) {
      expect(marked).toContainEqual([id, '2026-11-21']);
    }
  });

  test('may tell of a reference that there is not: it tells what was wrong', () => {
    expect(faultsWith(row('fig_a', '2026-11-21'))).toEqual([]);
  });

  test('of what is not there is a fault, named with its line', () => {
    expect(faultsWith(row('c002-one', '2026-11-21'), row('c002-none', '2026-11-20'))).toEqual([
      'corrections.yaml:5 No "c002-none"',
    ]);
  });

  test('that withdraws an item is a fault while the item is there', () => {
    expect(faultsWith(row('c002-gone', '2026-11-21', null))).toEqual([]);
    expect(faultsWith(row('c002-one', '2026-11-21', null)).join()).toContain('not withdrawn');
  });

  test('stands above the earlier ones', () => {
    const faults = faultsWith(row('c002-one', '2026-11-20'), row('c002-one', '2026-11-21'));
    expect(faults.join()).toContain('corrections.yaml:6 Later than the row above');
  });

  test('is told to everybody with the surah of its lesson, and without one where it is of none', () => {
    const rows = [
      row('c002-one', '2026-11-21'),
      row('c002-gone', '2026-11-21', null),
      row('fig_a', '2026-11-20'),
    ];
    expect(buildWith(...rows).content?.corrections).toEqual([
      { ...rows[0], surah: 2 },
      { ...rows[1], surah: 2 },
      { ...rows[2], surah: null },
    ]);
  });
});
