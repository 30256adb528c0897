/** A D1 binding that passes everything on to `database` and remembers each statement prepared. */
export const countStatements = (database: D1Database) => {
  const statements: string[] = [];
  const counted = new Proxy(database, {
    get(target, property) {
      if (property === 'prepare') {
        return (sql: string) => {
          statements.push(sql);
          return target.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database: counted, statements };
};
