import { expect, test } from 'vitest';
import { parseResults } from './parse-results.ts';

test('[2.11.7] results are read as far as they make sense', () => {
  const kept = {
    1: { right: 4, of: 5 },
    2: { right: 6, of: 5 },
    3: null,
    4: { right: 'all', of: 5 },
  };
  expect(parseResults(kept)).toEqual({ 1: { right: 4, of: 5 } });
  for (const nonsense of [null, 'text', 7]) expect(parseResults(nonsense)).toEqual({});
});
