import type { Remote } from '@fahm/mfe-kit/remote.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { type PageRemote, type PageVersion, RETRY_QUERY } from '../../pages/page-data.ts';
import { DeadlineError, withDeadline } from './deadline.ts';

/** What loading a remote needs of the browser. Neither part has a deadline of its own. */
export type Loader = {
  /** Loads the container at an address and gives the remote it exposes. */
  container: (id: string, entry: string) => Promise<Remote>;
  /** Puts a stylesheet on the page. Rejects when it cannot be had. */
  styles: (address: string) => Promise<void>;
};

export type LoadedRemote = { remote: Remote; base: string };

/**
 * How long each attempt may take, in milliseconds: in all under five seconds, the longest anybody should
 * look at a page whose remote does not come. A slow connection gets most of it for the first attempt.
 */
const DEADLINES_MS = { first: 3000, retry: 1000, previous: 1500 };

/** Why a remote is not there. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  /** The first attempt, which may still come home on a slow connection. */
  readonly late: Promise<LoadedRemote>;

  constructor(id: string, cause: unknown, late: Promise<LoadedRemote>) {
    super(`Remote "${id}" is not available: ${String(cause)}`, { cause });
    this.late = late;
  }
}

/**
 * Loads a remote: its current version; when that fails, once more past every cache; then the version
 * before it. What hangs is not asked again: it would hang again. Rejects with `RemoteUnavailable`.
 */
export async function loadRemote(
  id: string,
  remote: PageRemote,
  loader: Loader,
): Promise<LoadedRemote> {
  const first = loadVersion(id, remote, loader);
  try {
    return await withDeadline(first, DEADLINES_MS.first);
  } catch (cause) {
    const others = [
      ...(cause instanceof DeadlineError
        ? []
        : [() => withDeadline(loadVersion(id, remote, loader, RETRY_QUERY), DEADLINES_MS.retry)]),
      ...(remote.previous === null ? [] : [loadPrevious(id, remote.previous, loader)]),
    ];
    return await firstToSucceed(others).catch(() => {
      throw new RemoteUnavailable(id, cause, first);
    });
  }
}

const loadPrevious = (id: string, previous: PageVersion, loader: Loader) => () =>
  withDeadline(loadVersion(id, previous, loader), DEADLINES_MS.previous);

async function firstToSucceed<T>(attempts: (() => Promise<T>)[]): Promise<T> {
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch {
      // The next one, if there is one.
    }
  }
  throw new Error('no attempt succeeded');
}

async function loadVersion(
  id: string,
  { base, entry, css }: PageVersion,
  loader: Loader,
  query = '',
): Promise<LoadedRemote> {
  const [remote] = await Promise.all([
    loader.container(id, base + entry + query),
    ...css.map((path) => loader.styles(base + path)),
  ]);
  if (remote.contract !== CONTRACT) {
    throw new Error(`contract ${remote.contract}, the shell has ${CONTRACT}`);
  }
  return { remote, base };
}
