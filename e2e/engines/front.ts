import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A network between browser and site that can be told to misbehave, whatever drives the browser. */
export type Front = {
  url: string;
  /** Paths that were asked for, in order, each as often as it was. */
  requested: string[];
  /** Puts a script before all others that notes what pages complain of; `complaints` reads it. */
  listen: () => void;
  /** Adds a statement to every script whose path matches, as somebody on the way might. */
  tamper: (path: RegExp) => void;
  /** Delivers the first half of a page and keeps the rest until the answered function is called. */
  holdBack: (path: string) => () => void;
  /** Lets nothing through any more. */
  cut: () => void;
  close: () => Promise<void>;
};

const EARS = '/_ears.js';

/** Run in the page: notes what a developer should not overlook in the console. */
const listen = (): void => {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '));
      say(...words);
    };
  }
  const note = (event: Event) => {
    const { target } = event;
    const what = target instanceof Element ? target.outerHTML : JSON.stringify(event, ['message']);
    heard.push(`${event.type} ${what.slice(0, 200)}`);
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    addEventListener(type, note, true);
  }
};

/** Run in the page that a front listened to: what it complained of. */
export const complaints = (): string[] => (globalThis as unknown as { heard: string[] }).heard;

/** Starts a front on an origin of its own, with neither worker nor copies there, before the site at `upstream`. */
export async function startFront(upstream: string): Promise<Front> {
  const requested: string[] = [];
  const held = new Map<string, Promise<void>>();
  let tampered: RegExp | null = null;
  let listens = false;

  const answer = async (path: string, from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const body = await buffer(from);
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = from.headers;
    to.writeHead(from.statusCode ?? 502, headers);
    const until = held.get(path);
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    if (listens && isPage)
      to.end(body.toString().replace('<head>', `<head><script src="${EARS}"></script>`));
    else if (tampered?.test(path)) to.end(`${body.toString()}\nglobalThis.tampered = true;`);
    else if (until !== undefined) {
      to.write(body.subarray(0, body.length / 2));
      await until;
      to.end(body.subarray(body.length / 2));
    } else to.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', upstream);
    requested.push(url.pathname);
    if (url.pathname === EARS) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' });
      return void outgoing.end(`(${listen.toString()})()`);
    }
    // A body that was pressed together cannot be divided.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(url, { method: incoming.method ?? 'GET', headers }, (from) => {
      answer(url.pathname, from, outgoing).catch(() => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    listen: () => void (listens = true),
    tamper: (path) => void (tampered = path),
    holdBack: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    cut: () => {
      server.close();
      server.closeAllConnections();
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
