import { FRAGMENT_END } from '@fahm/mfe-kit/fragment.ts';

const encoder = new TextEncoder();
const END = encoder.encode(FRAGMENT_END);

/**
 * One stream of text before, the fragment as it arrives, and text after. A fragment that breaks off, or
 * ends without its end mark, errors the stream: the page is visibly cut, and nobody keeps it as whole.
 */
export function joinStream(
  before: string,
  begun: Uint8Array,
  rest: ReadableStream<Uint8Array>,
  after: string,
): ReadableStream<Uint8Array> {
  let tail = new Uint8Array();
  const updateTail = (chunk: Uint8Array) => {
    const both = new Uint8Array(tail.length + chunk.length);
    both.set(tail);
    both.set(chunk, tail.length);
    tail = both.slice(-END.length);
  };
  const ends = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(before));
      controller.enqueue(begun);
      updateTail(begun.subarray(-END.length));
    },
    transform: (chunk, controller) => {
      updateTail(chunk.subarray(-END.length));
      controller.enqueue(chunk);
    },
    flush: (controller) => {
      const whole = tail.length === END.length && tail.every((byte, index) => byte === END[index]);
      if (whole) controller.enqueue(encoder.encode(after));
      else controller.error(new Error('The fragment ended early'));
    },
  });
  return rest.pipeThrough(ends);
}
