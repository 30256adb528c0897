import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, sendAnswer } from './answers.ts';

type Fault = (request: IncomingMessage, response: ServerResponse, answer: Answer) => void;

const failure =
  (status: number, headers: Record<string, string> = {}): Fault =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end('No.');

const half = ({ body }: Answer) => body.subarray(0, Math.floor(body.length / 2));

const later =
  (ms: number): Fault =>
  (request, response, answer) =>
    void setTimeout(() => sendAnswer(request, response, answer), ms);

const DRIP_MS = 100;

/** Every way in which the stand-in can fail, by name. */
const BY_NAME = {
  none: sendAnswer,
  /** Right, a second late: within every deadline. */
  slow: later(1000),
  /** Right at once, but the body takes about two seconds. */
  drip: (request, response, answer) => {
    if (request.method === 'HEAD') return sendAnswer(request, response, answer);
    response.writeHead(answer.status, answer.headers);
    const step = Math.ceil(answer.body.length / 20);
    const send = (from: number): void => {
      if (response.destroyed) return;
      if (from >= answer.body.length) return void response.end();
      response.write(answer.body.subarray(from, from + step));
      setTimeout(send, DRIP_MS, from + step);
    };
    send(0);
  },
  /** The connection ends without an answer. */
  down: (request) => void request.socket.destroy(),
  /** The connection stays open and nothing is answered. */
  hung: () => {},
  /** Headers, half of the file, and then nothing more. */
  'hung-half-way': (_, response, answer) => {
    response.writeHead(answer.status, answer.headers);
    response.write(half(answer));
  },
  /** Half of the file, and the connection breaks. */
  broken: (request, response, answer) => {
    response.writeHead(answer.status, answer.headers);
    response.write(half(answer), () => request.socket.destroy());
  },
  /** Half of the file, as if it were all of it, and no length to tell. */
  truncated: (_, response, answer) => {
    const { 'content-length': _length, ...headers } = answer.headers;
    response.writeHead(answer.status, headers);
    response.write(half(answer));
    response.end();
  },
  /** The whole file, without a length. */
  'no-length': (_, response, answer) => {
    const { 'content-length': _length, ...headers } = answer.headers;
    response.writeHead(answer.status, headers);
    response.write(half(answer));
    response.end(answer.body.subarray(half(answer).length));
  },
  empty: (_, response) =>
    void response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '0' }).end(),
  /** Right length and type; no player can read it. */
  garbage: (request, response, answer) =>
    sendAnswer(request, response, { ...answer, body: Buffer.alloc(answer.body.length, 'x') }),
  html: (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Busy'),
  redirect: (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  '206-unasked': (request, response, answer) => {
    const range = `bytes 5-${answer.body.length + 4}/${answer.body.length + 5}`;
    const headers = { ...answer.headers, 'content-range': range };
    sendAnswer(request, response, { ...answer, status: 206, headers });
  },
  // What the real host answers for a file that it does not have.
  '403': failure(403),
  '404': failure(404),
  '429': failure(429, { 'retry-after': '7' }),
  '500': failure(500),
  '503': failure(503),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof BY_NAME;

export const FAULTS: Record<FaultName, Fault> = BY_NAME;

export const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
