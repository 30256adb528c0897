import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo } from './answers.ts';
import { FAULTS, isFault, type FaultName } from './faults.ts';

/** A request for a file, as it came: `GET 128/ar.alafasy/1.mp3 bytes=0-`. */
type Session = { requests: string[]; faults: Map<string, FaultName[]> };

export type AudioHost = { origin: string; stop: () => Promise<void> };

/**
 * The stand-in of the audio host; the README beside it says how it is asked and made to fail.
 * `port` 0 takes any that is free.
 */
export async function startAudioHost(port = 0): Promise<AudioHost> {
  const sessions = new Map<string, Session>();
  const server = createServer((request, response) => handle(sessions, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${taken}`, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  // A hung answer would keep the server open for ever.
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function handle(
  sessions: Map<string, Session>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
  const [, id = '', rest = ''] = /^(?:\/s\/([^/]+))?\/(.*)$/.exec(pathname) ?? [];
  const session: Session = sessions.get(id) ?? { requests: [], faults: new Map() };
  sessions.set(id, session);
  const [verb, ...more] = rest.split('/');
  const path = more.join('/');
  if (verb === 'requests') return listRequests(session, path, response);
  if (verb === 'faults') return void setFaults(session, path, request, response);
  const { range } = request.headers;
  session.requests.push([request.method, path, ...(range ? [range] : [])].join(' '));
  FAULTS[nextFault(session, path)](request, response, answerTo(path, request.headers));
}

function listRequests({ requests }: Session, path: string, response: ServerResponse): void {
  const below = requests.filter((line) => line.split(' ')[1]?.startsWith(path));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(below));
}

/** The fault of the longest path that begins this one: a verse's, an edition's, a quality's, all's. */
function nextFault({ faults }: Session, path: string): FaultName {
  const asked = [...faults.keys()].filter((prefix) => path.startsWith(prefix));
  const names = faults.get(asked.toSorted((a, b) => b.length - a.length)[0] ?? '') ?? [];
  return (names.length > 1 ? names.shift() : names[0]) ?? 'none';
}

async function setFaults(
  { faults }: Session,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const names = Buffer.concat(chunks).toString().split(',');
  if (!names.every(isFault)) return void response.writeHead(400).end('no such fault');
  faults.set(path, names);
  response.writeHead(204).end();
}
