import type { Remote } from '@fahm/mfe-kit/remote.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { type PageRemote, type PageVersion, RETRY_QUERIES } from '../../page-data.ts';
import { DeadlineError, withDeadline } from './deadline.ts';

/** Loads the container at an address and gives the remote it exposes. Has no deadline of its own. */
export type ContainerLoader = (id: string, entry: string) => Promise<Remote>;

export type LoadedRemote = { remote: Remote; base: string };

/**
 * How long each attempt may take, in milliseconds: in all under five seconds, the longest anybody should
 * look at a page whose remote does not come. A slow connection gets most of it for the first attempt.
 */
const DEADLINES_MS = { first: 3000, retry: 1000, previous: 1500 };

/** Why a remote is not there. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  /** An address that hangs goes on hanging for this document: only a new document asks anew. */
  readonly hung: boolean;
  /** The first attempt, which may still come home on a slow connection. */
  readonly late: Promise<LoadedRemote>;

  constructor(id: string, cause: unknown, late: Promise<LoadedRemote>) {
    super(`Remote "${id}" is not available: ${String(cause)}`, { cause });
    this.hung = cause instanceof DeadlineError;
    this.late = late;
  }
}

/**
 * Loads a remote: its current version; when that fails, once more past every cache; then the version
 * before it. Rejects with `RemoteUnavailable`.
 */
export async function loadRemote(
  id: string,
  remote: PageRemote,
  load: ContainerLoader,
): Promise<LoadedRemote> {
  const first = loadVersion(id, remote, load);
  try {
    return await withDeadline(first, DEADLINES_MS.first);
  } catch (cause) {
    const retry = () =>
      withDeadline(loadVersion(id, remote, load, RETRY_QUERIES[0]), DEADLINES_MS.retry);
    const again = cause instanceof DeadlineError ? Promise.reject(cause) : retry();
    return again
      .catch(() => loadPrevious(id, remote, load))
      .catch(() => {
        throw new RemoteUnavailable(id, cause, first);
      });
  }
}

/** One more try of the current version, for the nth time that somebody asks for it (from 0). */
export async function retryRemote(
  id: string,
  remote: PageRemote,
  load: ContainerLoader,
  nth: number,
): Promise<LoadedRemote> {
  const attempt = loadVersion(id, remote, load, RETRY_QUERIES[nth + 1] ?? RETRY_QUERIES[0]);
  return withDeadline(attempt, DEADLINES_MS.first).catch((cause: unknown) => {
    throw new RemoteUnavailable(id, cause, attempt);
  });
}

async function loadPrevious(id: string, { previous }: PageRemote, load: ContainerLoader) {
  if (previous === null) throw new Error('There is no version before this one');
  return withDeadline(loadVersion(id, previous, load), DEADLINES_MS.previous);
}

async function loadVersion(
  id: string,
  { base, entry }: PageVersion,
  load: ContainerLoader,
  query = '',
): Promise<LoadedRemote> {
  const remote = await load(id, base + entry + query);
  if (remote.contract !== CONTRACT) {
    throw new Error(`contract ${remote.contract}, the shell has ${CONTRACT}`);
  }
  return { remote, base };
}
