import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { type Learner, learnerOf } from './learner.ts';
import { endedPage, PAGE_HEADERS, signInPage } from './page.ts';
import { COOKIES, createLocalProvider, type LocalClient } from './provider.ts';

/** Who may run a statement on the local database, and how. */
export type Operator = { token: string; run: (statement: string) => Promise<unknown[]> };

export type LocalSignIn = { issuer: string; client: LocalClient; close: () => Promise<void> };

const send = (response: ServerResponse, status: number, page: string): void =>
  void response.writeHead(status, PAGE_HEADERS).end(page);

/** Nobody is remembered: to let another person into a session, the library would want to end that one first. */
function forgetSession({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split('; ') ?? [];
  headers.cookie = cookies.filter((it) => !it.startsWith(`${COOKIES.session}=`)).join('; ');
}

async function answerStep(
  provider: Provider,
  learners: Map<string, Learner>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return send(response, 200, signInPage());
  const typed = new URLSearchParams(await text(request)).get('name') ?? '';
  const learner = learnerOf(typed);
  if (learner === null) return send(response, 422, signInPage());
  learners.set(learner.sub, learner);
  const login = { accountId: learner.sub };
  await provider.interactionFinished(request, response, { login });
}

async function answerOperator(
  { token, run }: Operator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const allowed = request.headers.authorization === `Bearer ${token}`;
  // A page cannot send this header without being asked first, and nothing here answers that question.
  if (!allowed || request.method !== 'POST') return void response.writeHead(404).end();
  const rows = await run(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
}

/**
 * Serves the local OpenID provider on loopback, where nobody else can reach it. It believes whatever name is
 * typed: the API worker refuses it for any origin but one of this machine.
 */
export async function serveLocalSignIn(
  port: number,
  origins: string[],
  operator?: Operator,
): Promise<LocalSignIn> {
  const learners = new Map<string, Learner>();
  const client = { id: 'fahm-local', secret: randomBytes(32).toString('base64url') };
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createLocalProvider({ issuer, origins, client, learners });
  const answer = provider.callback();
  const home = origins[0] ?? issuer;
  server.on('request', (request, response) => {
    const path = request.url ?? '/';
    if (path === '/operator/statement' && operator !== undefined) {
      answerOperator(operator, request, response).catch((error: unknown) =>
        response.writeHead(400).end(String(error)),
      );
    } else if (path.startsWith('/sign-in/')) {
      answerStep(provider, learners, request, response).catch(() =>
        send(response, 410, endedPage(home)),
      );
    } else {
      forgetSession(request);
      answer(request, response);
    }
  });
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, client, close };
}
