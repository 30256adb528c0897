import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const migrations = join(import.meta.dirname, '..', 'migrations');
const LEARNERS = 500;
const REVIEWS = 200;
const CARDS = 60;

/** An empty database after every migration, with learners. */
function withLearners(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    sqlite.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  sqlite.exec(`with n(x) as (select 1 union all select x + 1 from n where x < ${LEARNERS})
    insert into person (id, issuer, subject, created_at) select 'p' || x, 'i', x, 0 from n`);
  sqlite.exec('insert into learner (person_id) select id from person');
  return sqlite;
}

const bytesOf = (sqlite: DatabaseSync): number => {
  const value = (pragma: string) =>
    Number(Object.values(sqlite.prepare(`pragma ${pragma}`).get() ?? {})[0]);
  return (value('page_count') - value('freelist_count')) * value('page_size');
};

/** Bytes of the database for each row that these rounds write, learners taking turns as people do. */
function bytesPerRow(
  rounds: number,
  write: (sqlite: DatabaseSync) => (round: number, learner: number) => void,
) {
  const sqlite = withLearners();
  const before = bytesOf(sqlite);
  const row = write(sqlite);
  sqlite.exec('begin');
  for (let round = 0; round < rounds; round += 1) {
    for (let learner = 1; learner <= LEARNERS; learner += 1) row(round, learner);
  }
  sqlite.exec('commit');
  return (bytesOf(sqlite) - before) / (rounds * LEARNERS);
}

const NOW = 1_795_000_000_000;

test('[P22] a review weighs at most 90 bytes, its index included', () => {
  const bytes = bytesPerRow(REVIEWS, (sqlite) => {
    const insert = sqlite.prepare('insert into review values (?, ?, ?, ?, 3, 2, 905, 20773)');
    return (round, learner) =>
      insert.run(
        learner,
        NOW + round * 60_000 + learner,
        Math.floor(Math.random() * 2 ** 48) + 1,
        1000 + ((round * 7) % 4000),
      );
  });
  console.log(`review: ${bytes.toFixed(1)} bytes a row`);
  expect(bytes).toBeLessThanOrEqual(90);
}, 60_000);

test('[P22] what is remembered of a card weighs at most 90 bytes, its index included', () => {
  const bytes = bytesPerRow(CARDS, (sqlite) => {
    const insert = sqlite.prepare(
      'insert into card_state values (?, ?, ?, ?, 2, 0, ?, ?, 7, 1, ?, 2, 20773, null)',
    );
    return (round, learner) =>
      insert.run(
        learner,
        1 + (round % 114),
        1000 + round,
        NOW + Math.floor(Math.random() * 1e9),
        Math.random() * 100,
        5.123_456_78,
        NOW,
      );
  });
  console.log(`card_state: ${bytes.toFixed(1)} bytes a row`);
  expect(bytes).toBeLessThanOrEqual(90);
}, 60_000);

test('[P22] what is due to one learner is found without the rows of the others', () => {
  const sqlite = withLearners();
  const plan = sqlite
    .prepare(
      'explain query plan select * from card_state where learner = 1 and due < 5 order by due',
    )
    .all();
  expect(plan.map((row) => row['detail'])).toEqual([
    'SEARCH card_state USING INDEX card_state_due (learner=? AND due<?)',
  ]);
});
