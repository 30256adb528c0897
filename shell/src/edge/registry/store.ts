import { type Registry, type RemoteVersion, registrySchema } from '@fahm/contracts/registry.ts';
import type { Env } from '../env.ts';

export const REGISTRY_KEY = 'registry.json';
/** A copy that goes out with the shell, for the hour in which the bucket cannot be read. */
const SNAPSHOT_PATH = '/registry-snapshot.json';
/** How long an isolate trusts what it has read, in milliseconds: the bound on a rollback's delay. */
const MEMO_MS = 4000;
/** How long a page waits for the bucket, in milliseconds. */
const READ_DEADLINE_MS = 1000;

let memo: { registry: Registry; readAt: number } | null = null;

/**
 * The registry of remotes. What was read is trusted for four seconds. A bucket that fails, or holds
 * something that is no registry, leaves the last good one in force: the isolate's own, else the copy
 * deployed with the shell. Without any, the shell's own pages still work.
 */
export async function readRegistry(env: Env): Promise<Registry> {
  // Two requests may read at once: a promise shared between them would die with the first one's request.
  if (memo === null || Date.now() - memo.readAt > MEMO_MS) return refresh(env);
  return memo.registry;
}

/** A version's files; undefined for names that nobody published, those that every object has included. */
export function versionOf(
  registry: Registry,
  id: string,
  version: string,
): RemoteVersion | undefined {
  const versions = Object.hasOwn(registry, id) ? (registry[id]?.versions ?? {}) : {};
  return Object.hasOwn(versions, version) ? versions[version] : undefined;
}

/** Called after a write, so that at least this isolate sees it at once. */
export function forgetRegistry(): void {
  memo = null;
}

async function refresh(env: Env): Promise<Registry> {
  const read = await fromBucket(env);
  const registry = read ?? memo?.registry ?? (await fromSnapshot(env)) ?? {};
  // A failure too is remembered, so that not every request in between asks again.
  memo = { registry, readAt: Date.now() };
  return registry;
}

async function fromBucket(env: Env): Promise<Registry | null> {
  try {
    const reading = env.REGISTRY.get(REGISTRY_KEY).then((object) => object?.json());
    const value = await Promise.race([reading, deadline()]);
    return registrySchema.parse(value ?? {});
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreadable', error: String(error) }));
    return null;
  }
}

async function fromSnapshot(env: Env): Promise<Registry | null> {
  try {
    const response = await env.ASSETS.fetch(`https://assets.local${SNAPSHOT_PATH}`);
    return response.ok ? registrySchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

const deadline = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), READ_DEADLINE_MS);
  });
