import { afterEach, expect, test, vi } from 'vitest';
import { bodyText } from './body-text.ts';

afterEach(() => vi.useRealTimers());

type Source = UnderlyingSource<Uint8Array>;

const request = (source: Source): Request =>
  new Request('https://fahm.test/', {
    method: 'POST',
    body: new ReadableStream(source),
    duplex: 'half',
  } as RequestInit);

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that is sent in these pieces. */
const sent = (...pieces: Uint8Array[]): Request =>
  request({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

test('[8.1] a body is read as it was sent, in however many pieces', async () => {
  const [first, second] = [bytes('{"name":"مر').slice(0, -1), bytes('{"name":"مر').slice(-1)];
  expect(await bodyText(sent(first, second, bytes('يم"}')), 100)).toBe('{"name":"مريم"}');
  expect(await bodyText(new Request('https://fahm.test/'), 100)).toBe('');
});

test('[R7] one that is too large is refused before it has ended', async () => {
  const cancel = vi.fn();
  const endless = request({
    pull: (controller) => controller.enqueue(bytes('x'.repeat(64))),
    cancel,
  });
  await expect(bodyText(endless, 1000)).rejects.toMatchObject({ code: 'payload_too_large' });
  expect(cancel).toHaveBeenCalledOnce();
  expect(await bodyText(sent(bytes('x'.repeat(1000))), 1000)).toHaveLength(1000);
});

test('[R7] one that is no UTF-8 is no text', async () => {
  await expect(bodyText(sent(new Uint8Array([0xff])), 100)).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('[R9] one that comes by drops is waited for ten seconds in all, and let go', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const dripping = request({
    pull: async (controller) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 900);
      });
      controller.enqueue(bytes('x'));
    },
    cancel,
  });
  const refused = expect(bodyText(dripping, 1000)).rejects.toMatchObject({ code: 'bad_request' });
  await vi.advanceTimersByTimeAsync(9900);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await refused;
  expect(cancel).toHaveBeenCalledOnce();
});
