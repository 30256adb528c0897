import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAGMENT_END, readFragment, writeFragment } from './fragment.ts';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const head = fc.record({
  title: fc.string(),
  description: fc.string(),
  canonical: fc.string(),
  arabic: fc.boolean(),
  text: optional(fc.record({ edition: fc.string(), verses: fc.string() })),
  image: optional(fc.string()),
  structured: optional(fc.record({ name: fc.string(), part: fc.record({ url: fc.string() }) })),
  robots: optional(fc.string()),
});

test('a fragment gives back what was written, whatever its words are', () => {
  fc.assert(
    fc.property(head, fc.string(), (written, markup) => {
      expect(readFragment(writeFragment(written, markup))).toEqual({ head: written, markup });
    }),
  );
});

test('the head is one line, so that a stream can be passed on after its first newline', () => {
  fc.assert(
    fc.property(head, (written) => {
      const text = writeFragment(written, '<p>one</p>');
      expect(text.slice(text.indexOf('\n') + 1)).toBe(`<p>one</p>${FRAGMENT_END}`);
    }),
  );
});

test('a fragment that was cut anywhere is refused', () => {
  const whole = writeFragment(
    { title: 't', description: 'd', canonical: '/', arabic: true },
    '<p>one</p><p>two</p>',
  );
  for (let length = 0; length < whole.length; length += 1) {
    expect(() => readFragment(whole.slice(0, length))).toThrow('Not a');
  }
});

test('a page in place of a fragment is refused', () => {
  expect(() => readFragment('<!doctype html><p>Sign in to the network')).toThrow('no head line');
  expect(() => readFragment(`<!--fragment {"title":1}-->\n${FRAGMENT_END}`)).toThrow(
    'lacks a field',
  );
});

test('a head of before there were editions, pictures and structured data is still one', () => {
  const old = { title: 't', description: 'd', canonical: '/', arabic: false };
  expect(readFragment(writeFragment(old, '')).head).toEqual(old);
});

test('what may be missing in a head must be right when it is there', () => {
  const old = { title: 't', description: 'd', canonical: '/', arabic: false };
  for (const wrong of [
    { text: { edition: 'x' } },
    { image: 1 },
    { robots: {} },
    { structured: null },
  ]) {
    const text = writeFragment({ ...old, ...wrong } as never, '');
    expect(() => readFragment(text)).toThrow('makes no sense');
  }
});
