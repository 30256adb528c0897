import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { toReviewKey } from '@fahm/domain/card/review-key.ts';
import { applyMigrations } from '../stack/database.ts';
import { freePorts } from '../stack/ports.ts';

/** How many ask at the same time. */
const WRITERS = 8;

type Writer = { origin: string; secret: string; cards: readonly string[] };

/** A review under way or done: the UUID that names it, and its card. */
type Review = { key: string; card: string };

/** What became of the writes: acknowledged before a kill, and sent again after it as nobody had answered. */
export type Killed = {
  kills: number;
  acknowledged: number;
  repeated: number;
  lost: number;
  twice: number;
};

async function databaseIn(folder: string): Promise<DatabaseSync> {
  const files = await readdir(join(folder, 'v3'), { recursive: true });
  const file = files.find((name) => /d1.*\.sqlite$/.test(name) && !name.includes('metadata'));
  if (file === undefined) throw new Error(`no database in ${folder}`);
  return new DatabaseSync(join(folder, 'v3', file));
}

/** A new person with a session, written while nothing runs; answers the secret of the cookie. */
function newPerson(sqlite: DatabaseSync): { id: string; secret: string } {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const now = Date.now();
  sqlite
    .prepare(
      "insert into person (id, issuer, subject, email, created_at) values (?, 'soak', ?, '', ?)",
    )
    .run(id, id, now);
  sqlite
    .prepare(
      `insert into session (secret_hash, id, person_id, label, sign_in, created_at, last_seen_at, expires_at)
       values (?, ?, ?, 'soak', ?, ?, ?, ?)`,
    )
    .run(
      createHash('sha256').update(secret).digest('base64url'),
      randomUUID(),
      id,
      randomUUID(),
      now,
      now,
      now + 86_400_000,
    );
  return { id, secret };
}

async function start(folder: string, port: number) {
  const program = join(import.meta.dirname, 'api-alone.ts');
  const child = spawn(process.execPath, [program, folder, `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: workerd, its child, is killed in the same moment.
    detached: true,
  });
  const gone = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), gone]);
  if (!String(first[0]).startsWith('ready')) throw new Error('the API did not start');
  const kill = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  return { kill };
}

const headersOf = ({ origin, secret }: Writer) => ({
  origin,
  cookie: `__Host-session=${secret}`,
  'content-type': 'application/json',
});

async function onboard(writer: Writer): Promise<void> {
  const init = {
    method: 'PUT',
    headers: headersOf(writer),
    body: JSON.stringify(onboardingAnswers()),
  };
  const answer = await fetch(`${writer.origin}/api/users/profile`, init);
  if (!answer.ok) throw new Error(`onboarding: ${answer.status} ${await answer.text()}`);
}

async function cardsOf(writer: Omit<Writer, 'cards'>): Promise<string[]> {
  const headers = headersOf({ ...writer, cards: [] });
  const answer = await fetch(`${writer.origin}/api/surahs/1/flashcards`, { headers });
  if (!answer.ok) throw new Error(`cards: ${answer.status} ${await answer.text()}`);
  return JSON.stringify(await answer.json()).match(/f001-\d{3}/g) ?? [];
}

/** Sends a review; true when it was acknowledged. Throws what is no answer of a runtime that died. */
async function send(writer: Writer, { key, card }: Review): Promise<boolean> {
  const body = JSON.stringify({ rating: 4, key });
  const address = `${writer.origin}/api/flashcards/${card}/review`;
  const init = { method: 'POST', headers: headersOf(writer), body };
  const answer = await fetch(address, init).catch(() => null);
  if (answer === null || answer.status === 503) return false;
  const text = await answer.text().catch(() => null);
  if (text === null) return false;
  if (!answer.ok) throw new Error(`review: ${answer.status} ${text}`);
  return true;
}

/**
 * Kills the runtime in the midst of reviews, again and again, and looks on disk for what it had acknowledged. What
 * nobody had answered is sent again under its name when it runs anew: it may count once.
 */
export async function killUnderWrites(kills: number, writesEach: number): Promise<Killed> {
  const folder = await mkdtemp(join(tmpdir(), 'fahm-soak-'));
  const running = new Set<() => Promise<void>>();
  const begin = async (port: number) => {
    const { kill } = await start(folder, port);
    running.add(kill);
    return async () => {
      running.delete(kill);
      await kill();
    };
  };
  const result: Killed = { kills: 0, acknowledged: 0, repeated: 0, lost: 0, twice: 0 };
  try {
    await applyMigrations(folder);
    const { api: port } = await freePorts();
    const origin = `http://127.0.0.1:${port}`;
    for (let round = 0; round < kills; round += 1) {
      const sqlite = await databaseIn(folder);
      const person = newPerson(sqlite);
      sqlite.close();
      const known = { origin, secret: person.secret };
      const killFirst = await begin(port);
      await onboard({ ...known, cards: [] });
      const writer = { ...known, cards: await cardsOf(known) };
      const acknowledged: string[] = [];
      const pending = new Set<Review>();
      let over = false;
      const write = async (lane: number): Promise<void> => {
        for (let at = lane; !over; at += WRITERS) {
          const review = { key: randomUUID(), card: writer.cards[at % writer.cards.length] ?? '' };
          pending.add(review);
          if (!(await send(writer, review))) return;
          pending.delete(review);
          acknowledged.push(review.key);
          // While the others are under way.
          if (acknowledged.length >= writesEach && !over) {
            over = true;
            await killFirst();
          }
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, (_, lane) => write(lane)));
      const killAgain = await begin(port);
      for (const review of pending) if (await send(writer, review)) acknowledged.push(review.key);
      await killAgain();
      const rows = await reviewsOf(folder, person.id);
      result.kills += 2;
      result.acknowledged += acknowledged.length;
      result.repeated += pending.size;
      result.lost += acknowledged.filter((key) => !rows.has(toReviewKey(key))).length;
      result.twice += [...rows.values()].filter((count) => count > 1).length;
      result.twice += Math.max(0, rows.size - acknowledged.length);
    }
    return result;
  } finally {
    for (const kill of running) await kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How often each review of a person is in the log, by its key. */
async function reviewsOf(folder: string, person: string): Promise<Map<number, number>> {
  const sqlite = await databaseIn(folder);
  const rows = sqlite
    .prepare(
      `select key, count(*) as times from review
       where learner = (select id from learner where person_id = ?) group by key`,
    )
    .all(person);
  sqlite.close();
  return new Map(rows.map(({ key, times }) => [Number(key), Number(times)]));
}
