import { withDeadline } from './deadline.ts';
import { ServiceError } from './service-error.ts';

/** How long one round trip to D1 may take, in milliseconds: less than browsers wait for the API. */
const D1_DEADLINE_MS = 4000;
/** When it is worth asking again, in seconds. */
const AGAIN_AFTER = '2';

/** What D1 says when it is locked, overloaded or moving, or failed itself, which no statement of ours makes it say: https://developers.cloudflare.com/d1/observability/debug-d1/ */
const PASSING =
  /SQLITE_BUSY|database (?:table )?is locked|overloaded|timeout|timed out|connection lost|transient issue|caused object to be reset|because its code was updated|internal error|no answer in \d+ ms/i;

/** @throws ServiceError `unavailable`, with `retry-after`, for what will be over in a moment; else what D1 threw. */
async function bounded<T>(ms: number, work: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(ms, 'D1', work);
  } catch (cause) {
    if (!(cause instanceof Error) || !PASSING.test(cause.message)) throw cause;
    throw new ServiceError('unavailable', 'The service is busy. Try again in a moment.', {
      cause,
      headers: { 'retry-after': AGAIN_AFTER },
    });
  }
}

const ROUND_TRIPS: ReadonlySet<string | symbol> = new Set(['first', 'run', 'all', 'raw']);

type Call = (...given: unknown[]) => Promise<unknown>;

/**
 * A D1 database of which every round trip ends within a deadline. What was written when it passed may still be done:
 * who sends it again needs a key under which it happens once.
 */
export function boundedD1(database: D1Database, ms: number = D1_DEADLINE_MS): D1Database {
  // A batch takes none but D1's own statements.
  const own = new WeakMap<object, D1PreparedStatement>();
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = new Proxy(inner, {
      get: (_, name) => {
        if (name === 'bind') return (...values: unknown[]) => statement(inner.bind(...values));
        const value: unknown = Reflect.get(inner, name);
        if (typeof value !== 'function') return value;
        const call = value.bind(inner) as Call;
        if (!ROUND_TRIPS.has(name)) return call;
        return (...given: unknown[]) => bounded(ms, () => call(...given));
      },
    });
    own.set(outer, inner);
    return outer;
  };
  return new Proxy(database, {
    get: (_, name) => {
      if (name === 'prepare') return (sql: string) => statement(database.prepare(sql));
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          bounded(ms, () => database.batch(statements.map((it) => own.get(it) ?? it)));
      }
      const value: unknown = Reflect.get(database, name);
      return typeof value === 'function' ? value.bind(database) : value;
    },
  });
}
