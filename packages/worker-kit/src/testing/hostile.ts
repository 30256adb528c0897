import fc from 'fast-check';

const HOSTILE = [
  "'; drop table person; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202Egnp.exe',
  '٢',
  '%FF',
  'null',
  '-1',
  '9'.repeat(400),
  'x'.repeat(3000),
  '\ud800',
];

/** Texts that attackers send, and texts of any characters. */
export const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Such a text as a part of an address. */
export const hostilePart = hostile.map((text) => encodeURIComponent(text.toWellFormed()));
