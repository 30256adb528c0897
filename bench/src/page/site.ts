import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotli } from './brotli.ts';
import type { Certificate } from './certificate.ts';

/** Answers a path; `origin` is the site's own address. */
export type Answerer = (path: string, origin: string) => Promise<Answer>;

export type Answer = { status: number; headers: Record<string, string>; body: Uint8Array };

/** One answer that went out: `bytes` is the body as sent, compressed where its kind allows it. */
export type Sent = {
  path: string;
  kind: 'html' | 'script' | 'style' | 'font' | 'other';
  bytes: number;
};

export type Site = {
  url: string;
  /** What was sent since the last call. */
  take: () => Sent[];
  stop: () => Promise<void>;
};

const KINDS: [RegExp, Sent['kind']][] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/^font\//, 'font'],
];

const kindOf = (type: string): Sent['kind'] =>
  KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

type Response = ServerResponse | Http2ServerResponse;

/**
 * Serves what `answer` gives, in brotli but for fonts, on a port of its own: over HTTP/2 when there is
 * a certificate. The local stack does not compress; what people load does, so every measurement goes
 * through here, the floor's too.
 */
export async function serveSite(answer: Answerer, certificate?: Certificate): Promise<Site> {
  const sent: Sent[] = [];
  const respond = async (path: string, response: Response): Promise<void> => {
    const { status, headers, body } = await answer(path, url);
    const kind = kindOf(headers['content-type'] ?? '');
    const bytes = kind === 'font' ? Buffer.from(body) : brotli(body);
    sent.push({ path, kind, bytes: bytes.length });
    const encoding = kind === 'font' ? {} : { 'content-encoding': 'br' };
    response.statusCode = status;
    for (const [name, value] of Object.entries({ ...headers, ...encoding })) {
      response.setHeader(name, value);
    }
    response.setHeader('content-length', String(bytes.length));
    response.end(bytes);
  };
  const listener = (request: IncomingMessage | Http2ServerRequest, response: Response) => {
    respond(request.url ?? '/', response).catch((error: unknown) => {
      console.error(error);
      response.statusCode = 500;
      response.end();
    });
  };
  const server =
    certificate === undefined ? createServer(listener) : createSecureServer(certificate, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  return {
    url,
    take: () => sent.splice(0),
    // The browser, which holds the connections, is closed before.
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
