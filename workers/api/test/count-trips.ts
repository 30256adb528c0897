const methodsThatRun = new Set(['run', 'all', 'first', 'raw']);

type Counts = { statements: string[]; bound: unknown[][]; trips: number };

const watched = (statement: D1PreparedStatement, counts: Counts): D1PreparedStatement =>
  new Proxy(statement, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (methodsThatRun.has(String(property))) counts.trips += 1;
        const answer: unknown = value.apply(target, given);
        if (property !== 'bind') return answer;
        counts.bound[counts.statements.length - 1] = given;
        return watched(answer as D1PreparedStatement, counts);
      };
    },
  });

/**
 * A database that passes everything on to a real one and remembers the SQL it is asked to prepare, with what
 * was bound, and how often it was asked over the wire.
 */
export const countTrips = (database: D1Database) => {
  const counts: Counts = { statements: [], bound: [], trips: 0 };
  const counted = new Proxy(database, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      if (property === 'prepare') {
        return (sql: string) => {
          counts.statements.push(sql);
          return watched(target.prepare(sql), counts);
        };
      }
      return (...given: unknown[]) => {
        if (property === 'batch') counts.trips += 1;
        return value.apply(target, given) as unknown;
      };
    },
  });
  return {
    database: counted,
    statements: counts.statements,
    trips: () => counts.trips,
    /** Rows that the statements read which only read, by the database's own count. */
    rowsRead: async (): Promise<number> => {
      let read = 0;
      for (const [at, sql] of counts.statements.entries()) {
        if (!/^\s*(select|with)/i.test(sql)) continue;
        const { meta } = await database
          .prepare(sql)
          .bind(...(counts.bound[at] ?? []))
          .all();
        read += meta.rows_read;
      }
      return read;
    },
  };
};
