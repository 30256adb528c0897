import { conceptHistorySchema } from '@fahm/contracts/study/concepts.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { conceptListSchema, conceptSchema } from '@fahm/contracts/study/lessons.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import { FREE, loadSampleLessons, PRO } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const form = (change: object = {}) => ({
  surahNumber: FREE,
  title: "Trust: it's in God!",
  summary: 'What trust in God is.',
  tags: ['core'],
  verseRefs: ['1:5', '2:1-5', '2:285-3:2'],
  learningObjectives: ['Say what it is.'],
  ...change,
});
const create = (browser: Browser, change: object = {}) =>
  browser.write('POST', '/api/ingest/concept', form(change));
const created = async (browser: Browser, change: object = {}) =>
  conceptSchema.parse(await (await create(browser, change)).json());
const shownTo = async (browser: Browser, surah = FREE) =>
  conceptListSchema
    .parse(await (await browser.get(`/api/surahs/${surah}/concepts`)).json())
    .map(({ id }) => id);
const makeEditor = (id: string) =>
  env.DB.prepare('insert into editor values (?, 0)').bind(id).run();

describe('POST /api/ingest/concept', () => {
  test('[7.19] [3.4] answers the concept, with an id of the server that reads like the rule', async () => {
    const { browser } = await learner();
    const response = await create(browser, { id: 'c001-mine' });
    expect(response.status).toBe(201);
    const concept = conceptSchema.parse(await response.json());
    expect(concept).toMatchObject({ ...form(), author: 'own' });
    expect(concept.id).toMatch(/^c001-trust-it-s-in-god-[0-9a-f]{10}$/);
  });

  test('[7.19] a title in another script, or of 200 letters, has an id as well', async () => {
    const { browser } = await learner();
    const arabic = await created(browser, { title: 'التوكل' });
    expect(arabic.id).toMatch(/^c001-[0-9a-f]{10}$/);
    const long = await created(browser, { title: 'long '.repeat(40).trim() });
    expect(long.id.length).toBeLessThanOrEqual(80);
  });

  test('[7.19] what a learner writes is shown to them alone', async () => {
    const [mine, theirs] = [await learner(), await learner()];
    const { id } = await created(mine.browser);
    expect(await shownTo(mine.browser)).toContain(id);
    expect(await shownTo(theirs.browser)).not.toContain(id);
    expect(await shownTo(createBrowser(realBindings()))).not.toContain(id);
  });

  test('[7.19] [6.5] what an editor writes is shown to everybody', async () => {
    const { browser, id: person } = await learner();
    await makeEditor(person);
    const concept = await created(browser, { title: 'Published' });
    expect(concept.author).toBe('editor');
    expect(await shownTo(createBrowser(realBindings()))).toContain(concept.id);
    await browser.write('DELETE', `/api/concepts/${concept.id}`);
    expect(await shownTo(createBrowser(realBindings()))).not.toContain(concept.id);
  });

  test('[7.19] a concept of a surah that is not open is written, and read where one’s own are', async () => {
    const { browser } = await learner();
    const { id } = await created(browser, { surahNumber: PRO });
    expect((await browser.get(`/api/surahs/${PRO}/concepts`)).status).toBe(403);
    const own = conceptListSchema.parse(
      await (await browser.get(`/api/concepts?surah=${PRO}`)).json(),
    );
    expect(own.map((concept) => concept.id)).toEqual([id]);
  });

  test.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['summary', { summary: 'too short' }],
    ['summary', { summary: 'x'.repeat(2001) }],
    ['surahNumber', { surahNumber: 0 }],
    ['surahNumber', { surahNumber: 115 }],
    ['surahNumber', { surahNumber: '2' }],
    ['verseRefs.1', { verseRefs: ['1:1', '1:8'] }],
    ['verseRefs.0', { verseRefs: ['115:1'] }],
    ['verseRefs.0', { verseRefs: ['2:5-1'] }],
    ['tags', { tags: 'core' }],
    ['tags', { tags: Array.from({ length: 21 }, () => 'x') }],
    ['learningObjectives.0', { learningObjectives: [' '] }],
  ])('[5.10] a wrong %s is 422, and named', async (field, change) => {
    const { browser } = await learner();
    const response = await create(browser, change);
    expect(response.status).toBe(422);
    const { error } = errorEnvelopeSchema.parse(await response.json());
    expect(error.message).toContain(field);
  });

  test('[7.19] of one surah a learner has at most a hundred', async () => {
    const { browser, id } = await learner();
    await env.DB.prepare(
      `with n(x) as (select 1 union all select x + 1 from n where x < 100)
       insert into concept select 'c003-' || ? || x, ?, 3, '{}', 0, null from n`,
    )
      .bind(id, id)
      .run();
    expect((await create(browser, { surahNumber: 3 })).status).toBe(409);
    expect((await create(browser, { surahNumber: 4 })).status).toBe(201);
  });

  test('[2.16.1] [8.4] nobody is 401, another site 403, too much 413', async () => {
    expect((await create(createBrowser(realBindings()))).status).toBe(401);
    const { browser } = await learner();
    const body = form({ summary: 'x'.repeat(200_000) });
    expect((await browser.write('POST', '/api/ingest/concept', body)).status).toBe(413);
    const headers = { origin: 'https://evil.test' };
    expect((await browser.write('POST', '/api/ingest/concept', form(), headers)).status).toBe(403);
  });
});

const put = (browser: Browser, id: string) => browser.write('PUT', `/api/concepts/${id}`, form());

describe('edited and retracted', () => {
  test('[2.16] an edit keeps the id, and the old wording in its history', async () => {
    const { browser } = await learner();
    const first = await created(browser);
    const path = `/api/concepts/${first.id}`;
    const response = await browser.write('PUT', path, form({ title: 'Reliance' }));
    expect(conceptSchema.parse(await response.json())).toMatchObject({
      id: first.id,
      title: 'Reliance',
    });
    expect((await browser.write('DELETE', path)).status).toBe(204);
    expect(await shownTo(browser)).not.toContain(first.id);
    const history = conceptHistorySchema.parse(await (await browser.get(`${path}/history`)).json());
    expect(history.map(({ change, concept }) => [change, concept.title])).toEqual([
      ['retracted', 'Reliance'],
      ['edited', first.title],
    ]);
  });

  test('[2.16] what is retracted is neither edited nor retracted again: 404', async () => {
    const { browser } = await learner();
    const path = `/api/concepts/${(await created(browser)).id}`;
    await browser.write('DELETE', path);
    expect((await browser.write('DELETE', path)).status).toBe(404);
    expect((await browser.write('PUT', path, form())).status).toBe(404);
  });

  test('[2.16] [6.5] nobody changes a lesson’s concept, nor a learner what is published', async () => {
    const [editor, other] = [await learner(), await learner()];
    await makeEditor(editor.id);
    const published = await created(editor.browser, { title: 'Published' });
    const own = await created(other.browser);
    expect((await put(other.browser, published.id)).status).toBe(404);
    expect((await put(editor.browser, own.id)).status).toBe(404);
    expect((await put(editor.browser, 'c001-trust')).status).toBe(404);
    expect((await put(editor.browser, published.id)).status).toBe(200);
    expect((await put(editor.browser, 'Not_an_id')).status).toBe(404);
  });

  test('[2.16] an edit with a reference that names no verse is 422 and changes nothing', async () => {
    const { browser } = await learner();
    const { id } = await created(browser);
    const response = await browser.write(
      'PUT',
      `/api/concepts/${id}`,
      form({ verseRefs: ['1:99'] }),
    );
    expect(response.status).toBe(422);
    expect(await (await browser.get(`/api/concepts/${id}/history`)).json()).toEqual([]);
  });
});
