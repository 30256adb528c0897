import {
  coachReplySchema,
  coachSegmentSchema,
  type CoachReply,
  type CoachRequest,
  type CoachSegment,
} from '@fahm/contracts/study/coach.ts';
import { isErrorCode, statusByErrorCode } from '@fahm/contracts/error-codes.ts';
import { ApiError, errorOfReply } from '../errors.ts';

type Options = {
  fetch: typeof globalThis.fetch;
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
  /** Called with each piece of the answer as it comes. */
  onSegment: (segment: CoachSegment) => void;
  /** Aborting it stops the answer. */
  signal: AbortSignal;
};

/** Longest silence, in milliseconds: a model has five seconds, the rest is the way. */
const DEADLINE_MS = 12_000;

const unreachable = (cause: unknown) =>
  new ApiError(
    '0: the server could not be reached',
    { code: 'unavailable', status: 0, requestId: null },
    { cause },
  );

type Event = { name: string; data: unknown };

/** Events of a stream as they come; comments are passed over. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const errorOf = (data: unknown): ApiError => {
  const { code, message, requestId } = (data as { error: Record<string, unknown> }).error;
  const known = isErrorCode(code) ? code : 'internal';
  const status = statusByErrorCode[known];
  const id = typeof requestId === 'string' ? requestId : null;
  return new ApiError(`${status}: ${String(message)}`, { code: known, status, requestId: id });
};

async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onSegment: Options['onSegment'],
): Promise<CoachReply> {
  for await (const { name, data } of eventsOf(body)) {
    if (name === 'segment') onSegment(coachSegmentSchema.parse(data));
    if (name === 'done') return coachReplySchema.parse(data);
    if (name === 'error') throw errorOf(data);
  }
  throw unreachable(new Error('the answer broke off'));
}

/**
 * POST /api/coach ([7.14]) as events: pieces as they come, then the whole reply. With the same `id` safe to
 * send again.
 * @throws ApiError for every failure; when `signal` aborts, its own reason instead.
 */
export async function askCoach(request: CoachRequest, options: Options): Promise<CoachReply> {
  const { fetch, baseUrl, onSegment, signal } = options;
  try {
    const response = await fetch(`${baseUrl}/api/coach`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    if (!response.ok) throw errorOfReply(response, await response.text());
    if (response.body === null) throw new Error('no body');
    return await readAnswer(response.body, onSegment);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof ApiError ? error : unreachable(error);
  }
}
