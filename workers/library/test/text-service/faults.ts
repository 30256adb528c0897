import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answers.ts';
import { findEdition, FALLBACK } from './editions.ts';

const json = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

type Ayah = { text: string };
type SurahBody = { data: { ayahs: Ayah[]; edition?: unknown } };

/** The answer with its verses changed; an answer without verses stays as it is. */
function withAyahs(answer: Answer, change: (ayahs: Ayah[]) => unknown): Answer {
  const { data } = answer.body as SurahBody;
  if (!Array.isArray(data.ayahs)) return answer;
  return {
    ...answer,
    body: { ...(answer.body as object), data: { ...data, ayahs: change(data.ayahs) } },
  };
}

type Fault = (request: IncomingMessage, response: ServerResponse, answer: Answer) => void;

const failure =
  (status: number): Fault =>
  (_, response, __) => {
    json(response, {
      status,
      body: { code: status, status: 'ERROR', data: 'Something went wrong' },
    });
  };

/** Every way in which the stand-in can fail, by name. */
export const FAULTS = {
  none: (_, response, answer) => json(response, answer),
  /** The connection ends without an answer. */
  down: (request) => void request.socket.destroy(),
  /** The connection stays open and nothing is answered. */
  hung: () => {},
  /** Headers, half of the answer, and then nothing more. */
  'hung-half-way': (_, response, { status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.write(text.slice(0, text.length / 2));
  },
  /** Half of the answer, as if it were all of it. */
  truncated: (_, response, { status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text.slice(0, text.length / 2));
  },
  /** Half of the answer, and the connection breaks. */
  broken: (request, response, { status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': text.length,
    });
    response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  },
  'wrong-edition': (_, response, answer) => {
    const { data } = answer.body as SurahBody;
    json(response, {
      ...answer,
      body: { ...(answer.body as object), data: { ...data, edition: findEdition(FALLBACK) } },
    });
  },
  'missing-verse': (_, response, answer) =>
    json(
      response,
      withAyahs(answer, (a) => a.slice(1)),
    ),
  'empty-verse': (_, response, answer) =>
    json(
      response,
      withAyahs(answer, ([first, ...rest]) => [{ ...first, text: '' }, ...rest]),
    ),
  'text-for-verses': (_, response, answer) =>
    json(
      response,
      withAyahs(answer, () => 'Offset'),
    ),
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Maintenance');
  },
  'html-as-json': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<!doctype html><p>Busy');
  },
  redirect: (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  '500': failure(500),
  '503': failure(503),
  '429': (_, response) => {
    response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '2' }).end('Slow down');
  },
  /** Right, after 1 s: slow, but within every deadline. */
  slow: (_, response, answer) => void setTimeout(() => json(response, answer), 1000),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
