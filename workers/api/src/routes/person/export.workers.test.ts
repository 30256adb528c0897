import { accountExportSchema } from '@fahm/contracts/person/account.ts';
import { LONGEST_LOG, QUOTAS } from '@fahm/domain/quotas.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { countTrips } from '../../../test/count-trips.ts';
import { fillAccount } from '../../../test/full-account.ts';
import { before, learner } from '../../../test/learner.ts';
import { loadSampleLessons } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const PATH = '/api/account/export';

const codeOf = async (response: Response) =>
  (await response.json<{ error: { code: string } }>()).error.code;

/** Takes a file as a browser does that writes it to a disk: nothing of it is kept. */
async function take({ body }: Response) {
  const started = performance.now();
  let [bytes, largest, pieces] = [0, 0, 0];
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    largest = Math.max(largest, chunk.byteLength);
    pieces += 1;
  }
  return { bytes, largest, pieces, seconds: (performance.now() - started) / 1000 };
}

/** Asks again and again until the end, and tells the longest wait in milliseconds. */
function slowestOf(ask: () => Promise<Response>) {
  const over = new AbortController();
  let slowest = 0;
  const asking = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await (await ask()).text();
      slowest = Math.max(slowest, performance.now() - started);
    }
  })();
  return {
    end: async () => {
      over.abort();
      await asking;
      return slowest;
    },
  };
}

describe('the export of the largest account that the quotas allow', () => {
  test('[2.13] [R8] comes whole and in pieces, with no more than a page of it in memory', async () => {
    const person = await learner();
    await fillAccount(person);
    const watch = countTrips(env.DB);
    const browser = before(person.browser, watch.database);
    const other = await learner();
    const slowest = slowestOf(() => other.browser.get('/api/progress'));
    const taken = await take(await browser.get(PATH));
    const { largest, bytes } = taken;
    console.log(
      `largest export: ${(bytes / 1e6).toFixed(1)} MB in ${taken.seconds.toFixed(1)} s, ${taken.pieces} pieces, the ` +
        `largest ${(largest / 1e6).toFixed(2)} MB; ${watch.statements.length} statements; somebody else waited for ` +
        `${(await slowest.end()).toFixed(0)} ms at most`,
    );
    const { data } = accountExportSchema.parse(await (await browser.get(PATH)).json());
    for (const name of ['concept', 'concept_version', 'folder_item', 'report'] as const) {
      expect(data[name], name).toHaveLength(QUOTAS[name].rows);
    }
    expect(data['card_state']).toHaveLength(QUOTAS.card_state.rows);
    expect(data['mastery_tick']).toHaveLength(QUOTAS.mastery_tick.rows);
    expect(data['objective_shown']).toHaveLength(QUOTAS.objective_shown.rows);
    expect(data['coach_exchange']).toHaveLength(QUOTAS.coach_exchange.rows);
    expect(data['review']).toHaveLength(LONGEST_LOG);
    expect(new Set(data['review']?.map(({ key }) => key)).size).toBe(LONGEST_LOG);
    expect(bytes).toBeLessThan(64_000_000);
    expect(largest).toBeLessThan(6_000_000);
    expect(watch.statements.length).toBeLessThan(440);
  }, 120_000);
});

describe('an export', () => {
  test('[R8] is one at a time for each person; others are not kept waiting', async () => {
    const [mine, theirs] = [await learner(), await learner()];
    const first = await mine.browser.get(PATH);
    const second = await mine.browser.get(PATH);
    expect([second.status, await codeOf(second)]).toEqual([409, 'busy']);
    expect(second.headers.get('content-disposition')).toBeNull();
    expect((await theirs.browser.get(PATH)).status).toBe(200);
    await first.text();
    const third = await mine.browser.get(PATH);
    expect(third.status).toBe(200);
    await third.text();
  });

  test('[2.13] that is broken off lets the next one begin', async () => {
    const { browser } = await learner();
    await (await browser.get(PATH)).body?.cancel();
    await expect.poll(async () => (await browser.get(PATH)).status).toBe(200);
  });

  test('[2.13] that is heard of no more keeps the next one waiting for a minute, and not for ever', async () => {
    const { browser, id } = await learner();
    await browser.get(PATH);
    await env.DB.prepare('update person set exporting_until = ? where id = ?')
      .bind(Date.now() - 1, id)
      .run();
    expect((await browser.get(PATH)).status).toBe(200);
  });

  test('[2.1] somebody who is asked to wait for it reads words', async () => {
    const { browser } = await learner();
    await browser.get(PATH);
    const response = await browser.get(PATH, { 'sec-fetch-mode': 'navigate' });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('on its way');
  });
});
