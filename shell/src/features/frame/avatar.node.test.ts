import { expect, test } from 'vitest';
import { fullNameOf, letterOf } from './avatar.ts';

const nobody = { firstName: null, lastName: null, email: null };

test('[2.3.4] the avatar falls back to the first name’s letter, then the e-mail’s, then an icon', () => {
  expect(letterOf({ ...nobody, firstName: 'maryam', email: 'x@example.org' })).toBe('M');
  expect(letterOf({ ...nobody, firstName: '  ', email: 'x@example.org' })).toBe('X');
  expect(letterOf({ ...nobody, lastName: 'Said' })).toBeNull();
  expect(letterOf({ ...nobody, firstName: 'نور' })).toBe('ن');
});

test('[2.3.4] the full name is what is known of it', () => {
  expect(fullNameOf({ ...nobody, firstName: 'Maryam', lastName: 'Said' })).toBe('Maryam Said');
  expect(fullNameOf({ ...nobody, lastName: ' Said ' })).toBe('Said');
  expect(fullNameOf(nobody)).toBeNull();
});
