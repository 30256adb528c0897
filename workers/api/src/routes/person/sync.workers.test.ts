import { storedDocumentSchema, MAX_DOCUMENT_BYTES } from '@fahm/contracts/person/sync.ts';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { identity, onboarded, signedIn } from '../../../test/person.ts';

const place = (ayah: number) => ({
  version: 1,
  lastRead: { surah: 2, ayah, at: 1_767_225_600_000 },
  seen: { '2': '1-20,255' },
  bookmarks: [],
});

const get = async (browser: Browser, name = 'place') =>
  storedDocumentSchema.parse(await (await browser.get(`/api/sync/${name}`)).json());

const put = (browser: Browser, revision: number, value: unknown, name = 'place') =>
  browser.write('PUT', `/api/sync/${name}`, { revision, value });

describe('a document that devices share', () => {
  test('[3.18] is nothing before the first time, then what was put', async () => {
    const browser = await onboarded();
    expect(await get(browser)).toEqual({ revision: 0, value: null });
    const began = Date.now();
    const saved = await (await put(browser, 0, place(255))).json<{ savedAt: number }>();
    expect(saved).toEqual({ revision: 1, savedAt: expect.any(Number) as number });
    expect(saved.savedAt).toBeGreaterThanOrEqual(began);
    expect(await get(browser)).toEqual({ revision: 1, value: place(255) });
  });

  test('[3.18] takes a change only on top of its newest revision', async () => {
    const browser = await onboarded();
    await put(browser, 0, place(1));
    for (const stale of [0, 2, 7]) expect((await put(browser, stale, place(2))).status).toBe(409);
    expect((await put(browser, 1, place(2))).status).toBe(200);
    expect(await get(browser)).toEqual({ revision: 2, value: place(2) });
  });

  test('[3.18] of many devices at the same moment one wins, and every other hears of it', async () => {
    const who = identity();
    const browser = await onboarded(who);
    const devices = await Promise.all(Array.from({ length: 12 }, () => signedIn(who)));
    const race = async (revision: number) =>
      (await Promise.all(devices.map((device, at) => put(device, revision, place(at + 1)))))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b);
    const oneWinner = [200, ...Array.from({ length: 11 }, () => 409)];
    expect(await race(0)).toEqual(oneWinner);
    expect(await race(1)).toEqual(oneWinner);
    expect((await get(browser)).revision).toBe(2);
  });

  test('[R6] is its owner’s alone, and each name is a document of its own', async () => {
    const [mine, theirs] = [await onboarded(), await onboarded()];
    await put(mine, 0, place(9));
    await put(mine, 0, { version: 1, fields: { theme: { value: 'sepia', at: 1 } } }, 'settings');
    expect(await get(theirs)).toEqual({ revision: 0, value: null });
    expect((await get(mine, 'settings')).value).toMatchObject({ version: 1 });
    expect((await get(mine)).value).toEqual(place(9));
  });

  test('[3.18] holds no time that is still to come: a clock that runs ahead has no last word', async () => {
    const browser = await onboarded();
    const ahead = Date.now() + 400 * 86_400_000;
    const mark = { surah: 2, ayah: 3, note: '', newer: 'kept', createdAt: ahead, changedAt: ahead };
    await put(browser, 0, {
      ...place(7),
      lastRead: { surah: 2, ayah: 7, at: ahead },
      bookmarks: [
        { ...mark, removedAt: ahead },
        { ...mark, createdAt: 5, removedAt: null },
      ],
    });
    const fields = { theme: { value: 'sepia', at: ahead }, size: { value: 20, at: 5 } };
    await put(browser, 0, { version: 1, fields }, 'settings');
    await put(browser, 0, { version: 1, fields: { rabb: { value: true, at: ahead } } }, 'words');
    const kept = JSON.stringify([
      (await get(browser)).value,
      (await get(browser, 'settings')).value,
      (await get(browser, 'words')).value,
    ]);
    const times = [...kept.matchAll(/"(?:at|\w+At)":(\d+)/g)].map(([, time]) => Number(time));
    expect(times).toHaveLength(9);
    for (const time of times) expect(time).toBeLessThanOrEqual(Date.now());
    expect(kept.match(/"newer":"kept"/g)).toHaveLength(2);
    expect(kept).toContain('"removedAt":null');
    expect(kept).toContain('"size":{"value":20,"at":5}');
  });

  test.each([
    ['another version', { ...place(1), version: 2 }],
    ['a surah that is not', { ...place(1), lastRead: { surah: 115, ayah: 1, at: 1 } }],
    ['no object', 'x'],
    ['nothing', null],
  ])('[R7] of %s is 422', async (_, value) => {
    expect((await put(await onboarded(), 0, value)).status).toBe(422);
  });

  test('[R7] that is too large is 413', async () => {
    const note = 'x'.repeat(MAX_DOCUMENT_BYTES);
    expect((await put(await onboarded(), 0, { ...place(1), note })).status).toBe(413);
  });

  test.each(['folders', 'Place', '__proto__', '%00'])('[R6] %s names none', async (name) => {
    const browser = await onboarded();
    expect((await browser.get(`/api/sync/${name}`)).status).toBe(404);
    expect((await put(browser, 0, place(1), name)).status).toBe(404);
  });
});
