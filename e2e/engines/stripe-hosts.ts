import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { answerAsStripe, STRIPE_HOSTS } from '../support/stripe.ts';

export type StripeHosts = {
  /** Where a browser finds this proxy. */
  port: number;
  close: () => void;
};

const CERTIFICATE = { key: process.env['TLS_KEY'], cert: process.env['TLS_CERT'] };

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = `https://${incoming.headers.host}${incoming.url}`;
  const { contentType, body } = await answerAsStripe(url, await text(incoming));
  outgoing.writeHead(200, {
    'content-type': contentType,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  outgoing.end(body);
}

/**
 * Starts a proxy for https that is Stripe to a browser whose requests nobody can intercept, and leads nowhere else.
 * The browser has to accept its certificate.
 */
export async function startStripeHosts(): Promise<StripeHosts> {
  const stripe = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const proxy = createServer((_, outgoing) => void outgoing.writeHead(403).end());
  proxy.on('connect', ({ url = '' }, socket) => {
    socket.on('error', () => socket.destroy());
    const [host = ''] = url.split(':');
    if (!STRIPE_HOSTS.includes(host)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    const secure = new TLSSocket(socket, { isServer: true, ...CERTIFICATE });
    secure.on('error', () => socket.destroy());
    stripe.emit('connection', secure);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
