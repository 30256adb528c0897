/** The real namespace, in a corner of it that belongs to one test. */
export function scopedKv(kv: KVNamespace, scope: string) {
  const scoped = {
    getWithMetadata: (key: string, type: 'arrayBuffer') =>
      kv.getWithMetadata(`${scope}/${key}`, type),
    put: (key: string, bytes: ArrayBuffer, options: KVNamespacePutOptions) =>
      kv.put(`${scope}/${key}`, bytes, options),
  };
  const keys = async () => {
    const list = await kv.list({ prefix: `${scope}/` });
    return list.keys.map(({ name }) => name.slice(scope.length + 1));
  };
  /** Makes every copy older than any of them is fresh. */
  const age = async () => {
    for (const key of await keys()) {
      const value = await kv.get(`${scope}/${key}`, 'arrayBuffer');
      if (value) await kv.put(`${scope}/${key}`, value, { metadata: { storedAt: 1 } });
    }
  };
  const write = (key: string, text: string) =>
    kv.put(`${scope}/${key}`, text, { metadata: { storedAt: Date.now() } });
  const read = (key: string) => kv.get(`${scope}/${key}`, 'text');
  const forget = (key: string) => kv.delete(`${scope}/${key}`);
  return { scoped, keys, age, read, write, forget };
}

const hang = () => new Promise<never>(() => {});
const fail = () => Promise.reject(new Error('KV is down'));
const explode = () => {
  throw new Error('KV is broken');
};

/** Namespaces that fail, by how they do it. */
export const BROKEN_KV = {
  'rejects every call': { getWithMetadata: fail, put: fail },
  'throws at once': { getWithMetadata: explode, put: explode },
  'never answers': { getWithMetadata: hang, put: hang },
  'reads and cannot write': {
    getWithMetadata: () => Promise.resolve({ value: null, metadata: null }),
    put: fail,
  },
} as const;
