import { expect, test } from 'vitest';
import { yamlLayoutFaults } from './yaml-layout.ts';

const faults = (text: string) => yamlLayoutFaults('a.yaml', text);

test('authored YAML as prettier writes it has no fault', () => {
  expect(faults('one: 1\nlist:\n  - a: x\n    b: y\ntext: >-\n  two words\n\nlast: z\n')).toEqual(
    [],
  );
});

test.each([
  ['one: 1 \n', 'ends in a blank'],
  ['one:\t1\n', 'holds a tab'],
  ['one: 1\r\n', 'ends in a carriage return'],
  ['one:\n   two: 1\n', 'is indented by an odd number of blanks'],
  [`one: ${'x'.repeat(160)}\n`, 'is longer than 160 characters'],
  ['one: 1', 'ends without a line end'],
])('%j is refused: %s', (text, words) => {
  expect(faults(text)).toEqual([expect.stringContaining(words)]);
});
