import type { LessonRow } from './rows.ts';

/** What the database has of an item. */
export type StoredItem = { id: string; hash: string; retired_at: number | null };

/** Reads every `StoredItem`. */
export const STORED_ITEMS = 'select id, hash, retired_at from lesson_item';

/** D1 takes statements of up to 100 kB; bytes of a statement here, before its last row. */
const MAX_BYTES = 60_000;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const valuesOf = ({ id, surah, kind, position, partOf, body, hash }: LessonRow): string =>
  `(${quote(id)},${surah},${quote(kind)},${position},${partOf === null ? 'null' : quote(partOf)},${quote(body)},${quote(hash)})`;

const COLUMNS = ['surah', 'kind', 'position', 'part_of', 'body', 'hash'];

const upsert = (values: string[]): string =>
  `insert into lesson_item (id, ${COLUMNS.join(', ')}) values ${values.join(',')} ` +
  `on conflict (id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}, retired_at = null`;

/** Texts in groups of about `MAX_BYTES`. */
function grouped(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let size = MAX_BYTES;
  for (const text of texts) {
    if (size + text.length > MAX_BYTES) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(text);
    size += Buffer.byteLength(text);
  }
  return groups;
}

const PASSAGES = `select m.surah as surah, json_group_array(json_object('id', p.value ->> 'id', 'cards',
      coalesce(c.cards, 0)) order by p.key) as passages
    from lesson_item m join json_each(m.body, '$.passages') p
    left join (select surah, body ->> 'passage' as passage, count(*) as cards from lesson_item
      where kind = 'card' and retired_at is null group by 1, 2) c
      on c.surah = m.surah and c.passage = p.value ->> 'id'
    where m.kind = 'surah' and m.retired_at is null group by m.surah`;

const COUNT = [
  'delete from lesson_surah',
  `insert into lesson_surah (surah, cards, objectives, passages, reviewed)
    select i.surah, sum(i.kind = 'card'), sum(i.kind = 'objective'), coalesce(p.passages, '[]'),
      max(i.kind = 'surah' and coalesce(i.body ->> 'reviewed', 0))
    from lesson_item i left join (${PASSAGES}) p on p.surah = i.surah
    where i.retired_at is null and i.kind not in ('index', 'word', 'words') group by i.surah`,
];

/**
 * Before the cards of objectives change: keeps who had demonstrated them, all of an objective's cards recalled
 * on two separate days. Walks through what people have begun once for each group.
 */
const storeShown = (ids: readonly string[], now: number): string =>
  `insert into objective_shown (learner, objective, at)
    with asked as materialized (select o.number as objective, i.number as item,
        count(*) over (partition by o.number) as cards
      from lesson_item o join json_each(o.body, '$.cards') c
      join lesson_item i on i.id = c.value and i.retired_at is null
      where o.kind = 'objective' and o.retired_at is null and o.id in (${ids.join(',')}))
    select s.learner, a.objective, ${now} from card_state s join asked a on a.item = s.item
    where s.recall_days >= 2 group by s.learner, a.objective having count(*) = max(a.cards)
    on conflict do nothing`;

/**
 * The statements that make the database hold these rows: only what changed is written, and what is no longer
 * there is retired; who had demonstrated an objective whose cards change is kept first. None when nothing changed. `now` in milliseconds since 1970.
 * @throws when there is no row at all: content that could not be read must not retire everything.
 */
export function loadStatements(
  stored: readonly StoredItem[],
  rows: readonly LessonRow[],
  now: number,
): string[] {
  if (rows.length === 0) throw new Error('There are no lessons: nothing was loaded.');
  const known = new Map(stored.map((item) => [item.id, item]));
  const changed = rows.filter(({ id, hash }) => {
    const item = known.get(id);
    return item === undefined || item.hash !== hash || item.retired_at !== null;
  });
  const current = new Set(rows.map(({ id }) => id));
  const gone = stored.filter((item) => item.retired_at === null && !current.has(item.id));
  const statements = [
    ...grouped(
      changed
        .filter((row) => row.kind === 'objective' && known.has(row.id))
        .map(({ id }) => quote(id)),
    ).map((ids) => storeShown(ids, now)),
    ...grouped(changed.map(valuesOf)).map(upsert),
    ...grouped(gone.map(({ id }) => quote(id))).map(
      (ids) => `update lesson_item set retired_at = ${now} where id in (${ids.join(',')})`,
    ),
  ];
  return statements.length === 0 ? [] : [...statements, ...COUNT];
}
