import type { CoachReply, CoachSegment } from '@fahm/contracts/study/coach.ts';
import { expect, test } from 'vitest';
import { eventStream } from './events.ts';

const segment = (text: string): CoachSegment => ({ type: 'text', label: 'general', text });

const replyWith = (...segments: CoachSegment[]): CoachReply => ({
  response: '',
  verseRefs: [],
  message: {
    id: 'a',
    role: 'assistant',
    content: '',
    timestamp: 0,
    verseRefs: [],
    segments,
    sources: [],
    composedBy: 'model',
  },
  allowance: { limit: 1, used: 1, resetsAt: 0 },
});

const nothing = (): void => {};

/** The events of a stream as they come. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const name = /^event: (\w+)/.exec(text)?.[1];
    if (name !== undefined) yield name;
  }
}

test('[7.14] a segment that is there early is read before the answer ends, and none twice', async () => {
  let finish: (reply: CoachReply) => void = nothing;
  const stream = eventStream({
    requestId: 'r',
    waitUntil: nothing,
    work: (_, onSegment) => {
      onSegment(segment('one'));
      return new Promise((resolve) => (finish = resolve));
    },
  });
  const names: string[] = [];
  for await (const name of read(stream)) {
    names.push(name);
    // It goes on when the first has been read, and not before.
    if (names.length === 1) finish(replyWith(segment('one'), segment('two')));
  }
  expect(names).toEqual(['segment', 'segment', 'done']);
});
