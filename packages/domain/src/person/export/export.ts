import { person } from '@fahm/db/schema/person.ts';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../user-id.ts';
import { LONG_KINDS, shortKinds, type LongKind, type Owner, type Row } from './kinds.ts';

/** How long an export that is heard of no more keeps another one waiting, in milliseconds. */
const LEASE = 60_000;

/** Takes the one export of a person, or goes on having it. One statement. */
const take = async ({ db }: Context, userId: UserId, held: number | null): Promise<number> => {
  const now = Date.now();
  const free = or(isNull(person.exportingUntil), lte(person.exportingUntil, now));
  const [row] = await db
    .update(person)
    .set({ exportingUntil: now + LEASE })
    .where(and(eq(person.id, userId), held === null ? free : eq(person.exportingUntil, held)))
    .returning({ until: person.exportingUntil });
  if (row === undefined) throw new ServiceError('busy', 'An export of this account is under way.');
  return row.until ?? now;
};

const release = async ({ db }: Context, userId: UserId, held: number): Promise<void> => {
  await db
    .update(person)
    .set({ exportingUntil: null })
    .where(and(eq(person.id, userId), eq(person.exportingUntil, held)));
};

const read = (json: unknown): unknown =>
  typeof json === 'string' && json !== '' ? (JSON.parse(json) as unknown) : null;

/** A row as the file tells it: without what only orders pages, and JSON as what it is. */
const told = ({ json }: LongKind, { row: _row, ...rest }: Row): Row =>
  json === undefined ? rest : { ...rest, [json]: read(rest[json]) };

async function* textOf(ctx: Context, owner: Owner): AsyncGenerator<string> {
  yield `{"version":1,"exportedAt":${ctx.now},"data":{`;
  const short = JSON.stringify(await shortKinds(ctx, owner)).slice(1, -1);
  yield short;
  for (const kind of LONG_KINDS) {
    yield `,${JSON.stringify(kind.name)}:[`;
    let after: Row | null = null;
    do {
      const rows: Row[] = await kind.page(ctx, owner, after);
      const lines = rows.map((row) => JSON.stringify(told(kind, row))).join(',');
      if (rows.length > 0) yield after === null ? lines : `,${lines}`;
      after = rows.length < kind.most ? null : (rows.at(-1) ?? null);
    } while (after !== null);
    yield ']';
  }
  yield '}}';
}

/**
 * Everything kept about a person, as JSON (`accountExportSchema`), page by page as it is read: no more than a page
 * is in memory, and others' requests come in between. One at a time for each person. Two tests walk the schema: a
 * table of people that is missing here fails them.
 * @throws ServiceError `busy` while another export is under way.
 */
export const exportPerson = async (
  ctx: Context,
  owner: Owner,
): Promise<ReadableStream<Uint8Array>> => {
  let held = await take(ctx, owner.userId, null);
  const text = textOf(ctx, owner);
  const encoder = new TextEncoder();
  const end = () => release(ctx, owner.userId, held);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        // A slow line may need minutes; the export is its as long as it asks for more.
        if (held - Date.now() < LEASE / 2) held = await take(ctx, owner.userId, held);
        const { value, done } = await text.next();
        if (done !== true) return controller.enqueue(encoder.encode(value));
        await end();
        controller.close();
      } catch (error) {
        await end().catch(() => {});
        controller.error(error);
      }
    },
    cancel: end,
  });
};
