import type { Answer, Answerer } from './site.ts';

/** Headers that belong to one connection, or say how its bytes were packed. */
const NOT_PASSED_ON = new Set([
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
]);

/** Answers with what the stack at `stack` answers, as if it had been asked at the site's own address. */
export const fromStack =
  (stack: string): Answerer =>
  async (path, origin) => {
    const response = await fetch(stack + path, { redirect: 'manual' });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !NOT_PASSED_ON.has(name)),
    );
    const body = new Uint8Array(await response.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    return { status: response.status, headers, body: isPage ? moved(body, stack, origin) : body };
  };

// A page names its own origin, and what it names is looked for by the whole address.
const moved = (page: Uint8Array, from: string, to: string): Answer['body'] =>
  Buffer.from(Buffer.from(page).toString().replaceAll(from, to));
