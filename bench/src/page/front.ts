import type { Answer } from './site.ts';

/** Headers that belong to one connection, or say how its bytes were packed. */
const NOT_PASSED_ON = new Set([
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
]);

/** Answers with what the stack at `origin` answers. */
export async function fromStack(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const headers = [...response.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
