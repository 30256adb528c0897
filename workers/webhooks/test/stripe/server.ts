import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, type StripeRequest, letAct, ok, type Reply } from './answers.ts';
import { Book } from './book.ts';
import { deliver, type Listener } from './deliveries.ts';

const OTHER_REQUEST = { error: { type: 'idempotency_error', message: 'other request' } };
const AWAY = { error: { type: 'api_error', message: 'away' } };

/**
 * Stripe on this machine: keeps state, keeps idempotency keys, speaks the shapes of the pinned API version.
 * Paths below /_test are not Stripe's: tests use them to let things happen and to see what was told.
 */
class StandIn {
  readonly book = new Book(Math.floor(Date.now() / 1000));
  /** Requests that are refused before they do anything: Stripe is away. */
  #away = 0;
  #listener: Listener | null = null;
  #told = 0;

  serve(received: StripeRequest, key: string | undefined): Reply {
    if (received.path.startsWith('/_test/')) return this.#control(received);
    if (this.#away > 0) {
      this.#away -= 1;
      return { status: 500, body: AWAY };
    }
    if (received.method !== 'POST' || key === undefined) return answer(this.book, received);
    const request = `${received.path} ${received.form}`;
    const known = this.book.replies.get(key);
    if (known !== undefined) {
      return known.request === request ? ok(known.reply) : { status: 400, body: OTHER_REQUEST };
    }
    const reply = answer(this.book, received);
    this.book.replies.set(key, { request, reply: structuredClone(reply.body) });
    return reply;
  }

  #control(received: StripeRequest): Reply {
    const { path, form } = received;
    const person = form.get('person');
    if (path === '/_test/events') return ok(this.book.eventsOf(person));
    if (path === '/_test/state') return ok(this.book.subscriptionsOf(person));
    if (path === '/_test/away') this.#away = Number(form.get('requests'));
    if (path === '/_test/deliver-to') {
      this.#listener = { url: form.get('url') ?? '', secret: form.get('secret') ?? '' };
      this.#told = this.book.events.length;
    }
    return path === '/_test/act' ? letAct(this.book, received) : ok({});
  }

  /** What has happened since is told, in order, beside the reply: as Stripe's own deliveries are. */
  tellListener(): void {
    const listener = this.#listener;
    if (listener === null) return;
    for (const event of this.book.events.slice(this.#told)) void deliver(event, listener);
    this.#told = this.book.events.length;
  }
}

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.test');
  const text = Buffer.concat(chunks).toString('utf8');
  const form = new URLSearchParams(text === '' ? search : text);
  return { method: request.method ?? 'GET', path: pathname, form };
}

export type StripeStandIn = { origin: string; stop: () => Promise<void> };

/** Serves on a free port of this machine, unless told which. */
export async function startStripe(port = 0): Promise<StripeStandIn> {
  const stripe = new StandIn();
  const server = createServer((request, response) => {
    const key = request.headers['idempotency-key'];
    void read(request).then((received) => {
      const { status, body } = stripe.serve(received, typeof key === 'string' ? key : undefined);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
      stripe.tellListener();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
