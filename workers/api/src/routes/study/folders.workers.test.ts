import {
  folderItemSchema,
  folderListSchema,
  folderSchema,
  openFolderSchema,
} from '@fahm/contracts/study/folders.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { grant, learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons, PRO, retire } from '../../../test/lessons.ts';

// Folders of one's own are ruled in A8; the specification sells them ([1.4], [2.14.2]) and says no more.

beforeAll(loadSampleLessons);

const make = async (browser: Browser, name = 'Mine') =>
  folderSchema.parse(await (await browser.write('POST', '/api/folders', { name })).json());
const listed = async (browser: Browser) =>
  folderListSchema.parse(await (await browser.get('/api/folders')).json());
const opened = async (browser: Browser, id: string) =>
  openFolderSchema.parse(await (await browser.get(`/api/folders/${id}`)).json());
const add = (browser: Browser, id: string, item: object) =>
  browser.write('POST', `/api/folders/${id}/items`, item);
const added = async (browser: Browser, id: string, item: object) =>
  folderItemSchema.parse(await (await add(browser, id, item)).json());

describe('folders', () => {
  test('[1.4] are made, renamed, ordered and deleted', async () => {
    const { browser } = await learner();
    const [first, second] = [await make(browser, ' First '), await make(browser, 'Second')];
    expect((await listed(browser)).map(({ name }) => name)).toEqual(['First', 'Second']);
    const order = { ids: [second.id, first.id] };
    expect((await browser.write('PUT', '/api/folders/order', order)).status).toBe(204);
    const name = { name: 'Last' };
    expect((await browser.write('PUT', `/api/folders/${first.id}`, name)).status).toBe(204);
    expect((await listed(browser)).map((folder) => folder.name)).toEqual(['Second', 'Last']);
    expect((await browser.write('DELETE', `/api/folders/${second.id}`)).status).toBe(204);
    expect(await listed(browser)).toEqual([{ ...first, name: 'Last' }]);
    expect((await browser.write('DELETE', `/api/folders/${second.id}`)).status).toBe(404);
  });

  test('[1.4] an order that is not of all the folders, each once, is 409 and changes nothing', async () => {
    const { browser } = await learner();
    const [one, two] = [await make(browser, 'One'), await make(browser, 'Two')];
    for (const ids of [[two.id], [two.id, two.id], [two.id, one.id, crypto.randomUUID()], []]) {
      expect((await browser.write('PUT', '/api/folders/order', { ids })).status).toBe(409);
    }
    expect((await listed(browser)).map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  test.each([{ name: '' }, { name: '  ' }, { name: 'x'.repeat(81) }, { name: 5 }, {}, []])(
    '[1.4] %j is no name: 422',
    async (body) => {
      const { browser } = await learner();
      expect((await browser.write('POST', '/api/folders', body)).status).toBe(422);
    },
  );

  test('[1.4] there are at most a hundred', async () => {
    const { browser, id } = await learner();
    await env.DB.prepare(
      `with n(x) as (select 1 union all select x + 1 from n where x < 100)
       insert into folder select ? || x, ?, 'f', x, 0 from n`,
    )
      .bind(id, id)
      .run();
    expect((await browser.write('POST', '/api/folders', { name: 'More' })).status).toBe(409);
  });

  test('[8.1] nobody is 401; what is no id is 404', async () => {
    expect((await createBrowser(realBindings()).get('/api/folders')).status).toBe(401);
    const { browser } = await learner();
    for (const id of ['nothing', '1', '%00', crypto.randomUUID()]) {
      expect((await browser.get(`/api/folders/${id}`)).status).toBe(404);
    }
  });
});

describe('what lies in a folder', () => {
  test('[1.4] are verses, concepts and cards with notes, in their order, with their words', async () => {
    const { browser } = await learner();
    const { id } = await make(browser);
    const own = await browser.write('POST', '/api/ingest/concept', {
      surahNumber: 2,
      title: 'My own',
      summary: 'What it is about.',
    });
    const { id: ownId } = await own.json<{ id: string }>();
    await add(browser, id, { kind: 'verse', target: '2:255', note: 'n' });
    await add(browser, id, { kind: 'concept', target: 'c001-trust' });
    await add(browser, id, { kind: 'card', target: cardId(FREE, 1) });
    await add(browser, id, { kind: 'concept', target: ownId });
    const { items } = await opened(browser, id);
    expect(
      items.map(({ kind, title, surahNumber, note }) => [kind, title, surahNumber, note]),
    ).toEqual([
      ['verse', null, 2, 'n'],
      ['concept', 'Trust for-everybody', 1, ''],
      ['card', 'Question 1 for-everybody', 1, ''],
      ['concept', 'My own', 2, ''],
    ]);
    expect((await listed(browser))[0]?.items).toBe(4);
  });

  test('[1.4] what the lessons no longer have stays, with its words and the word that it is retired', async () => {
    const [{ browser }, expired] = [await learner(), await learner('pro')];
    const { id } = await make(browser);
    const { id: theirs } = await make(expired.browser);
    await add(browser, id, { kind: 'card', target: cardId(FREE, 7) });
    await add(expired.browser, theirs, { kind: 'card', target: cardId(PRO, 7) });
    expect((await opened(browser, id)).items[0]).toMatchObject({ retired: false });
    await retire(1, [cardId(FREE, 7), cardId(PRO, 7)]);
    const [kept] = (await opened(browser, id)).items;
    expect(kept).toMatchObject({ title: 'Question 7 for-everybody', retired: true });
    await grant(expired.id, 0);
    const [closed] = (await opened(expired.browser, theirs)).items;
    expect(closed).toMatchObject({ title: null, retired: true });
    await retire(null, [cardId(FREE, 7), cardId(PRO, 7)]);
  });

  test('[1.4] the same thing twice is one item, which keeps its place and takes a new note', async () => {
    const { browser } = await learner();
    const { id } = await make(browser);
    const verse = { kind: 'verse', target: '2:255' };
    const first = await added(browser, id, { ...verse, note: 'first' });
    await add(browser, id, { kind: 'verse', target: '1:1' });
    expect(await added(browser, id, verse)).toEqual(first);
    expect(await added(browser, id, { ...verse, note: 'second' })).toMatchObject({
      id: first.id,
      note: 'second',
    });
    expect((await opened(browser, id)).items.map(({ target }) => target)).toEqual(['2:255', '1:1']);
  });

  test('[1.4] is noted, ordered and taken out', async () => {
    const { browser } = await learner();
    const { id } = await make(browser);
    const one = await added(browser, id, { kind: 'verse', target: '1:1' });
    const two = await added(browser, id, { kind: 'verse', target: '1:2' });
    const path = `/api/folders/${id}`;
    expect((await browser.write('PUT', `${path}/items/${one.id}`, { note: 'mine' })).status).toBe(
      204,
    );
    expect((await browser.write('PUT', `${path}/order`, { ids: [two.id, one.id] })).status).toBe(
      204,
    );
    expect((await browser.write('PUT', `${path}/order`, { ids: [two.id] })).status).toBe(409);
    expect((await opened(browser, id)).items.map(({ target, note }) => [target, note])).toEqual([
      ['1:2', ''],
      ['1:1', 'mine'],
    ]);
    expect((await browser.write('DELETE', `${path}/items/${two.id}`)).status).toBe(204);
    expect((await browser.write('DELETE', `${path}/items/${two.id}`)).status).toBe(404);
    expect((await opened(browser, id)).items).toHaveLength(1);
  });

  test('[1.4] a target that there is not is refused: a verse 422, the rest 404', async () => {
    const { browser } = await learner();
    const { id } = await make(browser);
    const tried: [object, number][] = [
      [{ kind: 'verse', target: '1:8' }, 422],
      [{ kind: 'verse', target: '2:5-1' }, 422],
      [{ kind: 'verse', target: 'one' }, 422],
      [{ kind: 'story', target: 's001-story' }, 422],
      [{ kind: 'card', target: 'f001-999' }, 404],
      [{ kind: 'card', target: 'c001-trust' }, 404],
      [{ kind: 'concept', target: 'r001-rule' }, 404],
      [{ kind: 'verse', target: '1:1', note: 'x'.repeat(2001) }, 422],
    ];
    for (const [item, status] of tried) {
      expect([item, (await add(browser, id, item)).status]).toEqual([item, status]);
    }
    expect((await opened(browser, id)).items).toEqual([]);
  });

  test('[6.2] the words of what needs Pro are not told without, only that it is there', async () => {
    const { browser } = await learner();
    const { id } = await make(browser);
    const item = await added(browser, id, { kind: 'card', target: cardId(PRO, 1) });
    expect(item).toMatchObject({ title: null, surahNumber: PRO });
  });
});
