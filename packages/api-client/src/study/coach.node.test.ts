import type { CoachReply, CoachSegment } from '@fahm/contracts/study/coach.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, startServer, text } from '../../test/server.ts';
import { askCoach } from './ask-coach.ts';

const segment: CoachSegment = { type: 'text', label: 'general', text: 'Salam · سلام' };
const reply: CoachReply = {
  response: segment.text,
  verseRefs: [],
  allowance: { limit: 10, used: 1, resetsAt: 1 },
  message: {
    id: '0b8f4b1e-7c0a-4d51-9a53-0f6a6f1d9a11',
    role: 'assistant',
    content: segment.text,
    timestamp: 1,
    verseRefs: [],
    segments: [segment],
    sources: [],
    composedBy: 'lessons',
  },
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = { 'content-type': 'text/event-stream' };
const whole = `:\n\n${event('segment', segment)}:\n\n${event('done', reply)}`;
const error = { error: { code: 'too_many_requests', message: 'Used.', requestId: 'r' } };

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
let answer: Parameters<typeof startServer>[0][string];
beforeEach(async () => {
  server = await startServer({ '/api/coach': (response) => answer(response) });
});
afterEach(() => server.stop());

const ask = (
  onSegment: (it: CoachSegment) => void = () => {},
  signal = AbortSignal.timeout(4000),
) =>
  askCoach(
    { surahNumber: 1, message: 'Salam' },
    { fetch, baseUrl: server.baseUrl, onSegment, signal },
  );

describe('askCoach', () => {
  test('[7.14] hands on each piece and answers the reply', async () => {
    const pieces: CoachSegment[] = [];
    answer = text(200, whole, stream);
    expect(await ask((it) => pieces.push(it))).toEqual(reply);
    expect(pieces).toEqual([segment]);
    expect(server.received[0]).toMatchObject({ headers: { accept: 'text/event-stream' } });
  });

  test('[7.14] pieces may be cut anywhere, inside a letter too', async () => {
    const bytes = new TextEncoder().encode(whole);
    answer = (response) => {
      response.writeHead(200, stream);
      for (const byte of bytes) response.write(Uint8Array.of(byte));
      response.end();
    };
    expect(await ask()).toEqual(reply);
  });

  test('[8.1] a refusal is the same whether it comes as a status or as an event', async () => {
    answer = json(429, error);
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
    answer = text(200, event('error', error), stream);
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
  });

  test.each(['', event('segment', segment), event('done', {})])(
    '[8.1] an answer that breaks off, or is none, is no answer: %j',
    async (body) => {
      answer = text(200, body, stream);
      await expect(ask()).rejects.toMatchObject({ code: 'unavailable', status: 0 });
    },
  );

  test('[2.12] stopping rejects with the reason of who stopped', async () => {
    answer = (response) => void response.writeHead(200, stream).write(':\n\n');
    const stop = new AbortController();
    const pending = ask(() => {}, stop.signal);
    setTimeout(() => stop.abort(new Error('stopped')), 50);
    await expect(pending).rejects.toThrow('stopped');
  });
});
