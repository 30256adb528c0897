import { LONGEST_LOG, QUOTAS } from '@fahm/domain/quotas.ts';
import { env } from 'cloudflare:workers';
import type { learner } from './learner.ts';

type Learner = Awaited<ReturnType<typeof learner>>;

const numbers = (most: number): string =>
  `(with recursive n(x) as (select 0 union all select x + 1 from n where x < ${most - 1}) select x from n)`;

/** Text of so many bytes that no compression of the database would make small. */
const text = (bytes: number): string => `hex(randomblob(${Math.floor(bytes / 2)}))`;

const body = (bytes: number): string =>
  `json_object('title', 'T', 'summary', ${text(bytes - 100)}, 'tags', json('[]'), 'verseRefs', json('[]'), 'learningObjectives', json('[]'))`;

const each = (quota: { rows: number; bytes: number }) => Math.floor(quota.bytes / quota.rows);

const { concept, concept_version, folder_item, report, coach_exchange, card_state, mastery_tick } =
  QUOTAS;

/**
 * Fills an account to every quota there is. Lessons of as many cards and objectives as a surah may have are made
 * as well: `card_state` and `mastery_tick` have a row for each.
 */
export async function fillAccount({ id, number }: Learner): Promise<void> {
  const now = Date.now();
  const statements = [
    `insert into lesson_item (id, surah, kind, position, body, hash)
      select 'full-c' || x, 1 + x / 400, 'card', x % 400, '{}', '' from ${numbers(card_state.rows)}`,
    `insert into lesson_item (id, surah, kind, position, body, hash)
      select 'full-o' || x, 1 + x / 400, 'objective', x % 400, '{}', '' from ${numbers(mastery_tick.rows)}`,
    `insert into card_state select ${number}, surah, number, ${now}, 2, 0, 12.3456789, 5.4321, 40, 3, ${now}, 2, 20000,
      json_object('state', 2, 'step', 0, 'due', ${now}, 'stability', 12.3456789, 'difficulty', 5.4321, 'reviews', 38,
        'lapses', 3, 'lastReviewAt', ${now}, 'recallDays', 2, 'recallDay', 20000)
      from lesson_item where id like 'full-c%'`,
    `insert into mastery_tick select '${id}', surah, number, ${now} from lesson_item where id like 'full-o%'`,
    `insert into objective_shown select ${number}, number, ${now} from lesson_item where id like 'full-o%'`,
    `insert into review select ${number}, ${now} - x * 60000, 140737488355328 + x, (select min(number) from lesson_item
      where id like 'full-c%') + x % 400, 3, 2, 905, 20000 from ${numbers(LONGEST_LOG)}`,
    `insert into concept select 'full-${id}-' || x, '${id}', 1 + x / 100, ${body(each(concept))}, ${now}, null
      from ${numbers(concept.rows)}`,
    `insert into concept_version select null, 'full-${id}-' || x, '${id}', ${body(each(concept_version))}, 'edited', ${now}
      from ${numbers(concept_version.rows)}`,
    `insert into folder select 'full-${id}-' || x, '${id}', 'Folder', x, ${now} from ${numbers(QUOTAS.folder.rows)}`,
    `insert into folder_item select 'full-${id}-' || x, 'full-${id}-' || (x / 50), '${id}', 'verse', '2:' || x,
      ${text(each(folder_item))}, x, ${now} from ${numbers(folder_item.rows)}`,
    `insert into report select 'full-${id}-' || x, '${id}', 'page', null, ${text(12_000)}, null, ${now}, null
      from ${numbers(report.rows)}`,
    `insert into coach_exchange select null, '${id}', 1, 'full-' || x, 'full-' || x, ${text(3000)},
      json_object('segments', json_array(json_object('type', 'text', 'text', ${text(2000)}))), ${now}, ${now}, null, 1
      from ${numbers(coach_exchange.rows)}`,
    `insert into document select '${id}', name, 1, json_object('padding', ${text(999_000)}), ${now}
      from (select 'place' as name union select 'settings')`,
  ];
  for (const sql of statements) await env.DB.prepare(sql).run();
}
