import type { CoachReply, CoachSegment } from '@fahm/contracts/study/coach.ts';
import type { ErrorEnvelope } from '@fahm/contracts/errors.ts';
import { describeError } from '../error-reply.ts';
import { logError } from '@fahm/worker-kit/log.ts';

const encoder = new TextEncoder();
const event = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

const comment = encoder.encode(':\n\n');

/** Keeps what is between from closing an answer that has not begun, in milliseconds. */
const HEARTBEAT = 2000;

type Options = {
  requestId: string;
  work: (signal: AbortSignal, onSegment: (segment: CoachSegment) => void) => Promise<CoachReply>;
  /** Lets what is under way end when nobody waits for it any more: a claim has to be given back. */
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * An answer as events: its segments one by one, what a model writes as soon as the guard has seen it; then the whole
 * reply, which stands in the place of them all. Closing the stream stops the work.
 */
export function eventStream({ requestId, work, waitUntil }: Options): ReadableStream<Uint8Array> {
  const stopped = new AbortController();
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const put = (bytes: Uint8Array) => {
        if (!stopped.signal.aborted) controller.enqueue(bytes);
      };
      const send = (name: string, data: unknown) => put(event(name, data));
      put(comment);
      const beat = setInterval(() => put(comment), HEARTBEAT);
      try {
        const sent: CoachSegment[] = [];
        const answering = work(stopped.signal, (segment) => {
          sent.push(segment);
          send('segment', segment);
        });
        waitUntil(answering.catch(() => {}));
        const reply = await answering;
        if (reply.message.role === 'assistant') {
          for (const segment of reply.message.segments.slice(sent.length)) {
            send('segment', segment);
          }
        }
        send('done', reply);
      } catch (error) {
        const { code, message } = describeError(error);
        if (code === 'internal' && !stopped.signal.aborted) {
          logError(error, { requestId, method: 'POST', path: '/api/coach' });
        }
        send('error', { error: { code, message, requestId } } satisfies ErrorEnvelope);
      }
      clearInterval(beat);
      if (!stopped.signal.aborted) controller.close();
    },
    cancel() {
      stopped.abort();
    },
  });
}
