import { env } from 'cloudflare:workers';

export type PeopleTable = {
  name: string;
  /** The column that says whose a row is: `id` of the person's own row, or one that refers to it. */
  column: string;
  /** Whether that column names the person as a learner. */
  asLearner: boolean;
  onDelete: string | null;
};

type Reference = { table: string; from: string; on_delete: string };

/** Every table of the migrated database. */
export async function allTables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_schema where type = 'table'
     and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name).toSorted();
}

/** The tables that hold something of people, as the schema's foreign keys say. */
export async function peopleTables(): Promise<PeopleTable[]> {
  const tables: PeopleTable[] = [
    { name: 'person', column: 'id', asLearner: false, onDelete: null },
  ];
  for (const name of await allTables()) {
    const { results } = await env.DB.prepare(`pragma foreign_key_list(${name})`).all<Reference>();
    for (const { table, from, on_delete } of results) {
      const asLearner = table === 'learner';
      if (asLearner || table === 'person') {
        tables.push({ name, column: from, asLearner, onDelete: on_delete });
      }
    }
  }
  return tables;
}

export const countOf = async (
  { name, column, asLearner }: PeopleTable,
  id: string,
): Promise<number> => {
  const whose = asLearner ? '(select id from learner where person_id = ?)' : '?';
  const row = await env.DB.prepare(`select count(*) as n from ${name} where ${column} = ${whose}`)
    .bind(id)
    .first<{ n: number }>();
  return row?.n ?? 0;
};
