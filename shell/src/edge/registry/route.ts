import { type Registry, registrySchema } from '@fahm/contracts/registry.ts';
import { react } from 'virtual:shell-build';
import type { Env } from '../env.ts';
import { registryProblem } from './rules.ts';
import { forgetRegistry, REGISTRY_KEY } from './store.ts';

/** A registry of three remotes with sixty versions each is a tenth of this, in bytes. */
const LARGEST_BODY = 2_000_000;

/**
 * `/_mf/registry`: reading is open (the registry holds nothing that a page does not say), writing takes
 * the deploy token and is a compare-and-swap: `If-Match` with the ETag that was read, or
 * `If-None-Match: *` for the first one. 412 means that somebody else wrote meanwhile.
 */
export async function serveRegistry(request: Request, env: Env): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return readRegistryObject(env);
  if (request.method !== 'PUT') return answer(405, 'GET or PUT', { allow: 'GET, HEAD, PUT' });
  if (!(await isDeployer(request, env))) return answer(403, 'The deploy token is missing or wrong');
  const condition = conditionOf(request.headers);
  if (condition === null) return answer(428, 'If-Match or If-None-Match: * is needed');
  const next = await parseBody(request);
  if (next === null) return answer(422, 'The body is not a registry');
  const problem = registryProblem(await writtenBefore(env), next, react);
  if (problem !== null) return answer(422, problem);
  const written = await env.REGISTRY.put(REGISTRY_KEY, JSON.stringify(next), { onlyIf: condition });
  if (written === null) return answer(412, 'The registry was changed meanwhile');
  forgetRegistry();
  return answer(200, 'written', { etag: written.httpEtag });
}

async function readRegistryObject(env: Env): Promise<Response> {
  const object = await env.REGISTRY.get(REGISTRY_KEY);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (object === null) return new Response('{}', { headers });
  return new Response(object.body, { headers: { ...headers, etag: object.httpEtag } });
}

/** What is in force; nothing when it is no registry, so that the token can put a good one in its place. */
async function writtenBefore(env: Env): Promise<Registry> {
  const object = await env.REGISTRY.get(REGISTRY_KEY);
  return object === null ? {} : (parseRegistry(await object.text()) ?? {});
}

/** The condition as R2 takes it; both of its forms carry the ETag quoted. */
function conditionOf(headers: Headers): Headers | null {
  for (const name of ['if-match', 'if-none-match']) {
    const value = headers.get(name);
    if (value !== null) return new Headers({ [name]: value });
  }
  return null;
}

async function parseBody(request: Request): Promise<Registry | null> {
  const text = await request.text();
  return text.length > LARGEST_BODY ? null : parseRegistry(text);
}

function parseRegistry(text: string): Registry | null {
  try {
    return registrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Compares digests, so that neither length nor content of the token shows in the time it takes. */
async function isDeployer(request: Request, env: Env): Promise<boolean> {
  const given = request.headers.get('authorization') ?? '';
  if (env.DEPLOY_TOKEN === undefined || env.DEPLOY_TOKEN === '') return false;
  const [left, right] = await Promise.all([digest(given), digest(`Bearer ${env.DEPLOY_TOKEN}`)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

const digest = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
