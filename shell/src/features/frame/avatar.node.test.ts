import { expect, test } from 'vitest';
import { letterOf, shownNameOf } from './avatar.ts';

const nobody = { firstName: null, lastName: null, email: null };
const unknown = { learning: null };

test('[2.3.4] the avatar falls back to the first name’s letter, then the e-mail’s, then an icon', () => {
  expect(letterOf({ ...nobody, firstName: 'maryam', email: 'x@example.org' })).toBe('M');
  expect(letterOf({ ...nobody, firstName: '  ', email: 'x@example.org' })).toBe('X');
  expect(letterOf({ ...nobody, lastName: 'Said' })).toBeNull();
  expect(letterOf({ ...nobody, firstName: 'نور' })).toBe('ن');
});

test('[2.3.4] [A20] people are called what they chose, else the full name as far as it is known', () => {
  const known = { ...nobody, profile: { ...unknown, displayName: null } };
  expect(shownNameOf({ ...known, firstName: 'Maryam', lastName: 'Said' })).toBe('Maryam Said');
  expect(shownNameOf({ ...known, lastName: ' Said ' })).toBe('Said');
  expect(shownNameOf(known)).toBeNull();
  const chosen = {
    ...known,
    firstName: 'Maryam',
    profile: { ...unknown, displayName: ' Umm Ali ' },
  };
  expect(shownNameOf(chosen)).toBe('Umm Ali');
});
