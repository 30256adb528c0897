import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo } from './answers.ts';
import { FAULTS, isFault, type FaultName } from './faults.ts';

/** What one user of the stand-in has asked for, and how its requests are to be answered. */
type Session = { requests: string[]; faults: FaultName[]; faultsFor: Map<string, FaultName> };

export type TextService = { origin: string; stop: () => Promise<void> };

/**
 * Below `/v1` the service without faults; below `/s/{session}/v1` the same for one test alone, whose
 * `/s/{session}/requests` lists the paths asked for and `/s/{session}/faults` takes names of faults:
 * one for each request to come, the last one for all after it; with `?for=` the one of all paths that end so.
 */
export async function startTextService(port = 0): Promise<TextService> {
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
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const [, id, rest] = /^\/s\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [null, '', url.pathname];
  const session = sessions.get(id ?? '') ?? {
    requests: [],
    faults: ['none' as const],
    faultsFor: new Map<string, FaultName>(),
  };
  sessions.set(id ?? '', session);
  if (rest === '/requests') return void response.end(JSON.stringify(session.requests));
  if (rest === '/faults') {
    return void setFaults(session, request, response, url.searchParams.get('for'));
  }
  const path = (rest ?? '').replace(/^\/v1/, '');
  session.requests.push(path + url.search);
  const own = [...session.faultsFor].find(([end]) => path.endsWith(end))?.[1];
  const fault = session.faults.length > 1 ? session.faults.shift() : session.faults[0];
  FAULTS[own ?? fault ?? 'none'](request, response, answerTo(path, url.searchParams));
}

async function setFaults(
  session: Session,
  request: IncomingMessage,
  response: ServerResponse,
  end: string | null,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const names = Buffer.concat(chunks).toString().split(',');
  if (!names.every(isFault)) return void response.writeHead(400).end('no such fault');
  if (end === null) session.faults = names;
  else session.faultsFor.set(end, names[0] ?? 'none');
  response.writeHead(204).end();
}
