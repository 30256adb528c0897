import { setTimeout as pause } from 'node:timers/promises';
import { type Registry, registrySchema } from '@fahm/contracts/registry.ts';

const DEADLINE_MS = 5000;
/** Writers that meet each other try again; a hundred at once are done within these tries. */
const TRIES = 200;

const UNREADABLE =
  'The registry cannot be read and is written anew: release the other remotes too, it names none of them.';

export type RegistryClient = {
  read: () => Promise<Registry>;
  /**
   * Applies `change` to the registry as it is, and again to a newer one when somebody else wrote
   * meanwhile. One that cannot be read is replaced, as if there were none. Answers the registry that was written.
   */
  change: (change: (registry: Registry) => Registry) => Promise<Registry>;
};

/** The registry of a running shell. `token` is the deploy token; only writing needs it. */
export function createRegistryClient(shellUrl: string, token: string): RegistryClient {
  const url = new URL('/_mf/registry', shellUrl);
  const get = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`GET ${url.pathname}: ${response.status}`);
    return { text: await response.text(), etag: response.headers.get('etag') };
  };
  const read = async () => registrySchema.parse(JSON.parse((await get()).text));
  const readOrEmpty = async () => {
    const { text, etag } = await get();
    const registry = parsed(text);
    if (registry === null) console.warn(UNREADABLE);
    return { registry: registry ?? {}, etag };
  };
  const put = async (registry: Registry, etag: string | null) => {
    const condition = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(url, {
      method: 'PUT',
      headers: { ...headers, ...condition },
      body: JSON.stringify(registry),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  };
  const change: RegistryClient['change'] = async (apply) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { registry, etag } = await readOrEmpty();
      const next = apply(registry);
      if (next === registry) return registry;
      const response = await put(next, etag);
      if (response.ok) return next;
      const reason = await response.text();
      if (response.status !== 412) throw new Error(`The registry refused: ${reason}`);
      await pause(Math.random() * 20 * Math.min(attempt + 1, 10));
    }
    throw new Error('Others kept writing the registry; nothing was changed.');
  };
  return { read, change };
}

function parsed(text: string): Registry | null {
  try {
    return registrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
