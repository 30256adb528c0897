/** The real bucket, in a corner of it that belongs to one test, with a record of what was called. */
export function scopedBucket(bucket: R2Bucket, scope: string) {
  const calls: string[] = [];
  const inside = (key: string) => `${scope}/${key}`;
  const scoped = {
    head: (key: string) => {
      calls.push(`head ${key}`);
      return bucket.head(inside(key));
    },
    get: (key: string, options?: R2GetOptions) => {
      calls.push(`get ${key}`);
      return bucket.get(inside(key), options);
    },
    put: (key: string, bytes: ArrayBuffer, options: R2PutOptions & { onlyIf: R2Conditional }) => {
      calls.push(`put ${key}`);
      return bucket.put(inside(key), bytes, options);
    },
  };
  const keys = async () => {
    const { objects } = await bucket.list({ prefix: inside('') });
    return objects.map(({ key }) => key.slice(scope.length + 1));
  };
  const read = (key: string) => bucket.get(inside(key));
  const write = (key: string, text: string) => bucket.put(inside(key), text);
  return { scoped, calls, keys, read, write };
}

const hang = () => new Promise<never>(() => {});
const fail = () => Promise.reject(new Error('R2 is down'));
const explode = () => {
  throw new Error('R2 is broken');
};

/** Buckets that fail, by how they do it. */
export const BROKEN_BUCKETS = {
  'rejects every call': { head: fail, get: fail, put: fail },
  'throws at once': { head: explode, get: explode, put: explode },
  'never answers': { head: hang, get: hang, put: hang },
  'reads and cannot write': {
    head: () => Promise.resolve(null),
    get: () => Promise.resolve(null),
    put: fail,
  },
} as const;
