import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

/** What every verb of the domain is handed first. */
export type Context = { db: DrizzleD1Database };

/** A context over one D1 database; cheap enough to be made for each request. */
export const createContext = (database: D1Database): Context => ({ db: drizzle(database) });
