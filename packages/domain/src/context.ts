import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

/** What every verb of the domain is handed first: the database, and what time it is (milliseconds since 1970). */
export type Context = { db: DrizzleD1Database & { $client: D1Database }; now: number };

/** A context over one D1 database; cheap enough to be made for each request. */
export const createContext = (database: D1Database, now: number = Date.now()): Context => ({
  db: drizzle(database),
  now,
});
