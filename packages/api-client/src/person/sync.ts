import type { StoredDocument, DocumentSaved, SyncedDocument } from '@fahm/contracts/person/sync.ts';
import type { Api } from '../client.ts';
import { isApiError } from '../errors.ts';

// Free of zod and of the query client: a page that only reads must not pay for them.

/** How a kind of document is read and brought together. `merge` has to be commutative, associative, idempotent. */
export type Mergeable<T> = {
  /** Reads what the server keeps, `null` included; never throws. */
  parse: (stored: unknown) => T;
  merge: (one: T, other: T) => T;
  /** The state with no time later than a moment; what the server makes of what it is sent. */
  until: (state: T, now: number) => T;
};

const MAX_ATTEMPTS = 8;

const revisionOf = (reply: unknown): number => {
  const { revision } = (reply ?? {}) as { revision?: unknown };
  if (!Number.isInteger(revision)) throw new TypeError('no revision');
  return revision as number;
};

const stored = {
  parse: (reply: unknown): StoredDocument => ({
    revision: revisionOf(reply),
    value: (reply as { value?: unknown }).value ?? null,
  }),
};

const saved = {
  parse: (reply: unknown): DocumentSaved => {
    const { savedAt } = (reply ?? {}) as { savedAt?: unknown };
    // A server of before does not say.
    return {
      revision: revisionOf(reply),
      savedAt: typeof savedAt === 'number' ? savedAt : Infinity,
    };
  },
};

const pathOf = (document: SyncedDocument): string => `/api/sync/${document}`;

/** GET /api/sync/{document}: what is kept for the person; revision 0 and `null` when nothing is. */
export const getDocument = (
  api: Api,
  document: SyncedDocument,
  signal?: AbortSignal,
): Promise<StoredDocument> =>
  api.request({ method: 'GET', path: pathOf(document), reply: stored, signal });

/** PUT /api/sync/{document}; `conflict` when another device came first. */
export const putDocument = (
  api: Api,
  document: SyncedDocument,
  change: StoredDocument,
  signal?: AbortSignal,
): Promise<DocumentSaved> =>
  api.request({ method: 'PUT', path: pathOf(document), body: change, reply: saved, signal });

/**
 * Brings what `read` answers and what the server keeps together, and answers both as one; the server
 * then holds at least that, and the answer has the times that the server has. Sends nothing when the server misses nothing. The caller keeps the answer by
 * merging it with what changed meanwhile.
 * @throws ApiError as any call does; `conflict` only when other devices win eight times in a row.
 */
export const syncDocument = async <T>(
  api: Api,
  document: SyncedDocument,
  { parse, merge, until, read }: Mergeable<T> & { read: () => T },
  signal?: AbortSignal,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const { revision, value } = await getDocument(api, document, signal);
    const merged = merge(parse(value), read());
    if (JSON.stringify(merged) === JSON.stringify(parse(value))) return merged;
    try {
      const { savedAt } = await putDocument(api, document, { revision, value: merged }, signal);
      return until(merged, savedAt);
    } catch (error) {
      const overtaken = isApiError(error) && error.code === 'conflict';
      if (!overtaken || tries === MAX_ATTEMPTS) throw error;
    }
  }
};
