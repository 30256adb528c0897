import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '../stack/load-lessons.ts';
import { ROOT } from '../run.ts';

// Learners keep what they have when a surah is written anew. The old content is that of surah 1 before its
// second form, by its ids alone: what hangs on lessons hangs on their ids.

type Frozen = {
  cards: string[];
  concepts: string[];
  mastery: string;
  objectives: { id: string; cards: string[] }[];
};

const FIRST_FORM = JSON.parse(
  readFileSync(join(import.meta.dirname, 'testing/surah-001-first-form.json'), 'utf8'),
) as Frozen;

const item = (
  id: string,
  kind: LessonItem['kind'],
  position: number,
  body: object,
): LessonItem => ({
  id,
  surah: 1,
  kind,
  position,
  body,
});

const itemsOf = ({ cards, concepts, mastery, objectives }: Frozen, words: string): LessonItem[] => [
  ...concepts.map((id, at) => item(id, 'concept', at, { title: words })),
  ...cards.map((id, at) => item(id, 'card', at, { prompt: words, passage: 'p001-one' })),
  item(mastery, 'mastery', 0, {
    sections: [
      {
        name: 'One',
        objectives: objectives.map(() => words),
        objectiveIds: objectives.map((it) => it.id),
      },
    ],
    demonstratedBy: objectives.map((it, at) => ({
      objectiveKey: `section-0-objective-${at}`,
      cards: it.cards,
    })),
  }),
];

const withCards = FIRST_FORM.objectives.filter(({ cards }) => cards.length > 1);
const [kept, enlarged, replaced, forgone] = withCards;
if (kept === undefined || enlarged === undefined || replaced === undefined || forgone === undefined)
  throw new Error('The old content of surah 1 has too few objectives with cards');

/** Every card is worded anew; one objective gains a card, one has all its cards replaced, and those are gone. */
function rewritten(): LessonItem[] {
  const gone = new Set(replaced?.cards);
  const cards = ['f001-901', ...FIRST_FORM.cards.filter((id) => !gone.has(id)), 'f001-902'];
  const objectives = FIRST_FORM.objectives.map((objective) => {
    if (objective === replaced) return { ...objective, cards: ['f001-901'] };
    const left = objective.cards.filter((id) => !gone.has(id));
    return { ...objective, cards: objective === enlarged ? [...left, 'f001-902'] : left };
  });
  const map = item('surah-001', 'surah', 0, { passages: [{ id: 'p001-one' }, { id: 'p001-two' }] });
  return [map, ...itemsOf({ ...FIRST_FORM, cards, objectives }, 'Said anew.')];
}

const MIGRATIONS = join(ROOT, 'db', 'migrations');

/** A learner after the old content was loaded, by number 1, and somebody who has begun nothing. */
async function seeded() {
  const sqlite = new DatabaseSync(':memory:');
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted()) sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  const rows = (sql: string) =>
    sqlite
      .prepare(sql)
      .all()
      .map((row) => Object.assign({}, row));
  const database = {
    all: async (sql: string) => rows(sql),
    run: async (statements: string[]) => statements.forEach((sql) => sqlite.exec(sql)),
  };
  await loadLessons(database, itemsOf(FIRST_FORM, 'As it was.'), 1);
  for (const id of ['a', 'b']) {
    sqlite.exec(`insert into person (id, issuer, subject, created_at) values ('${id}', 'i', '${id}', 0);
      insert into learner (person_id) values ('${id}')`);
  }
  const know = (card: string, days: number) =>
    sqlite.exec(`insert or ignore into card_state
        select 1, surah, number, 5, 2, 0, 9.5, 5, 3, 1, 4, ${days}, 1, null from lesson_item where id = '${card}';
      insert or ignore into review select 1, number, number, number, 3, 2, 900, 1 from lesson_item where id = '${card}'`);
  return { database, rows, know, exec: (sql: string) => sqlite.exec(sql) };
}

const MEMORIES = `select i.id, s.* from card_state s join lesson_item i on i.number = s.item order by i.id`;

describe('[3.10] a learner of surah 1, when it is written anew,', () => {
  test('keeps the memory of every card and the whole log, of retired cards too', async () => {
    const { database, rows, know } = await seeded();
    for (const card of FIRST_FORM.cards) know(card, 2);
    const before = [rows(MEMORIES), rows('select * from review order by at')];
    await loadLessons(database, rewritten(), 2);
    expect([rows(MEMORIES), rows('select * from review order by at')]).toEqual(before);
    const retired = rows('select id from lesson_item where retired_at is not null order by id');
    expect(retired.map(({ id }) => id)).toEqual(replaced.cards.toSorted());
  });

  test('keeps ticks and what lies in folders, under the same objectives and items', async () => {
    const { database, rows, exec } = await seeded();
    exec(`insert into mastery_tick select 'a', surah, number, 3 from lesson_item where kind = 'objective';
      insert into folder values ('f', 'a', 'Mine', 0, 0);
      insert into folder_item values ('x', 'f', 'a', 'card', '${replaced.cards[0]}', 'my note', 0, 0)`);
    const ticks = `select o.id from mastery_tick t join lesson_item o on o.number = t.objective
      where o.retired_at is null order by o.id`;
    const before = rows(ticks);
    await loadLessons(database, rewritten(), 2);
    expect(rows(ticks)).toEqual(before);
    expect(before).toHaveLength(FIRST_FORM.objectives.length);
    expect(
      rows(
        `select t.note, i.retired_at as gone from folder_item t join lesson_item i on i.id = t.target`,
      ),
    ).toEqual([{ note: 'my note', gone: 2 }]);
  });

  test('[2.10] keeps what was demonstrated where the cards changed, and only what was', async () => {
    const { database, rows, know } = await seeded();
    for (const card of [...kept.cards, ...enlarged.cards, ...replaced.cards]) know(card, 2);
    const others = new Set([...kept.cards, ...enlarged.cards, ...replaced.cards]);
    for (const card of forgone.cards.filter((id) => !others.has(id))) know(card, 1);
    await loadLessons(database, rewritten(), 2);
    const shown = rows(`select h.learner, o.id, h.at from objective_shown h
      join lesson_item o on o.number = h.objective`);
    const changed = (id: string) => [enlarged.id, replaced.id].includes(id);
    expect(shown.filter(({ id }) => changed(String(id)))).toEqual(
      expect.arrayContaining([
        { learner: 1, id: enlarged.id, at: 2 },
        { learner: 1, id: replaced.id, at: 2 },
      ]),
    );
    expect(shown.every(({ learner }) => learner === 1)).toBe(true);
    expect(shown.map(({ id }) => id)).not.toContain(kept.id);
    expect(shown.map(({ id }) => id)).not.toContain(forgone.id);
    await loadLessons(database, itemsOf(FIRST_FORM, 'As it was.'), 3);
    expect(rows('select count(*) as n from objective_shown where at = 3')).toEqual([{ n: 0 }]);
  });

  test('[2.10] one card that was not recalled on two days is enough for nothing to be kept', async () => {
    const { database, rows, know } = await seeded();
    for (const [at, card] of enlarged.cards.entries()) know(card, at === 0 ? 1 : 2);
    await loadLessons(database, rewritten(), 2);
    expect(rows('select * from objective_shown')).toEqual([]);
  });

  test('[7.4] has its cards counted by the passages of the new map', async () => {
    const { database, rows } = await seeded();
    expect(rows('select passages from lesson_surah')).toEqual([{ passages: '[]' }]);
    await loadLessons(database, rewritten(), 2);
    const cards = FIRST_FORM.cards.length - replaced.cards.length + 2;
    expect(rows('select cards, passages from lesson_surah')).toEqual([
      {
        cards,
        passages: JSON.stringify([
          { id: 'p001-one', cards },
          { id: 'p001-two', cards: 0 },
        ]),
      },
    ]);
  });
});
