import { describe, expect, test } from 'vitest';
import { refuseHotLinks } from './hot-link.ts';

const OWN = 'https://fahm.test';
const ask = (headers: Record<string, string>) => () =>
  refuseHotLinks(new Request(`${OWN}/audio/128/ar.alafasy/1.mp3`, { headers }));

describe('who may ask', () => {
  test.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ referer: `${OWN}/read/chapter/2` }],
    [{ origin: OWN, referer: `${OWN}/`, 'sec-fetch-site': 'same-origin' }],
  ])('[7.25] %j is answered', (headers) => expect(ask(headers)).not.toThrow());

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': '' }],
    [{ 'sec-fetch-site': 'SAME-ORIGIN' }],
    [{ origin: 'https://other.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://fahm.test' }],
    [{ origin: `${OWN}.evil.test` }],
    [{ referer: 'https://other.test/page' }],
    [{ referer: `https://other.test/${OWN}` }],
    [{ referer: 'not an address' }],
    [{ 'sec-fetch-site': 'same-origin', referer: 'https://other.test/' }],
  ])('[7.25] %j is refused', (headers) =>
    expect(ask(headers)).toThrow(expect.objectContaining({ code: 'forbidden' })),
  );
});
