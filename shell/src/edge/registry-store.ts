import { type Registry, registrySchema } from '@fahm/contracts/registry.ts';

export const REGISTRY_KEY = 'registry.json';
/** How long an isolate trusts what it has read, in milliseconds: the bound on a rollback's delay. */
const MEMO_MS = 5000;

let memo: { registry: Registry; readAt: number } | null = null;

/**
 * The registry of remotes. A registry that cannot be read, or is not well-formed, leaves the last good
 * one in force; without any, no remote is known and the shell's own pages still work.
 */
export async function readRegistry(bucket: R2Bucket): Promise<Registry> {
  if (memo !== null && Date.now() - memo.readAt < MEMO_MS) return memo.registry;
  try {
    const object = await bucket.get(REGISTRY_KEY);
    if (object === null) throw new Error('The registry does not exist yet');
    memo = { registry: registrySchema.parse(await object.json()), readAt: Date.now() };
  } catch (error) {
    console.error(JSON.stringify({ event: 'registry_unreadable', error: String(error) }));
    // Asked again after the same pause, not by every request in between.
    memo = { registry: memo?.registry ?? {}, readAt: Date.now() };
  }
  return memo.registry;
}
