import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

const group = fc.integer({ min: 0, max: 0xff_ff });
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
const spelled = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');

/** Every spelling of an address with one run of zeros left out. */
function spellings(parts: readonly number[]): string[] {
  const all = [spelled(parts), spelled(parts).toUpperCase()];
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= parts.length && parts[to - 1] === 0; to += 1) {
      all.push(`${spelled(parts.slice(0, from))}::${spelled(parts.slice(to))}`);
    }
  }
  return all;
}

describe('an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
  ])('[7.25] %s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

  test.each(['', 'local', ':::', '1::2::3', '1:2:3', 'x::1', '1:2:3:4:5:6:7:8:9', '::12345'])(
    '[7.25] %j, which is none, counts as itself',
    (text) => expect(addressKey(text)).toBe(text),
  );

  test('[7.25] [R8] of one network of 64 bits counts as one, however it is spelled; of two as two', () => {
    const zeros = fc.constantFrom(...[0, 1, 2, 3].map((count) => Array<number>(count).fill(0)));
    const host = fc.tuple(zeros, groups(4)).map(([zero, rest]) => [...zero, ...rest].slice(0, 4));
    // The first group keeps these apart from addresses of IPv4.
    const network = fc
      .tuple(fc.integer({ min: 1, max: 0xff_ff }), groups(3))
      .map((it) => it.flat());
    fc.assert(
      fc.property(network, network, host, host, (net, other, one, two) => {
        const key = addressKey(spelled([...net, ...one]));
        for (const spelling of spellings([...net, ...two])) expect(addressKey(spelling)).toBe(key);
        expect(addressKey(spelled([...other, ...one])) === key).toBe(
          spelled(net) === spelled(other),
        );
      }),
    );
  });
});
