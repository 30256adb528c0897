import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

type Answer = (response: ServerResponse) => void;

/** A server on a free port that answers by path and remembers what it received. */
export const startServer = async (answers: Record<string, Answer>) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      const answer = answers[url];
      if (answer === undefined) response.writeHead(404).end();
      else answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { baseUrl: `http://127.0.0.1:${port}`, received, stop };
};

/** An answer with a JSON body. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** An answer with a body of any kind, empty by default. */
export const text =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

export const surah = {
  id: 2,
  number: 2,
  nameEn: 'Al-Baqarah',
  nameAr: 'البقرة',
  revelation: 'Medinan',
  versesCount: 286,
};
