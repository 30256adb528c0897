import { expect, test } from 'vitest';
import { answerPart } from './serve-audio.ts';

const copy = () =>
  new Response('0123456789', { headers: { 'content-type': 'audio/mpeg', etag: '"a"' } });
const ask = (headers: Record<string, string>) => answerPart(copy(), new Headers(headers));

test('[7.25] a kept verse is answered whole, with its length, where no part is asked for', async () => {
  const answer = await ask({});
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  expect(answer.headers.get('content-length')).toBe('10');
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
});

test('[7.25] a part of it is 206, and says which', async () => {
  const answer = await ask({ range: 'bytes=4-' });
  expect([answer.status, await answer.text()]).toEqual([206, '456789']);
  expect(answer.headers.get('content-range')).toBe('bytes 4-9/10');
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
});

test('[7.25] a part outside of it is 416, and says how long it is', async () => {
  const answer = await ask({ range: 'bytes=10-' });
  expect([answer.status, await answer.text()]).toEqual([416, '']);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
});

test('[7.25] a part of another version of the file is answered with this one, whole', async () => {
  expect((await ask({ range: 'bytes=4-', 'if-range': '"b"' })).status).toBe(200);
  expect((await ask({ range: 'bytes=4-', 'if-range': '"a"' })).status).toBe(206);
});
