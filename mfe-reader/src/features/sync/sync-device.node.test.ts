import { createApi } from '@fahm/api-client/client.ts';
import { fieldsUntil, progressUntil } from '@fahm/contracts/person/until.ts';
import type { User } from '@fahm/contracts/person/user.ts';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createKnownWordsStore, isMarked } from '../../lib/known-words.ts';
import { createReadingProgressStore } from '../../lib/reading-progress/reading-progress-store.ts';
import { createSettingsStore } from '../../lib/settings/settings-store.ts';
import { type DeviceSync, syncDevice } from './sync-device.ts';

const learning = {
  canReadArabic: true,
  canUnderstandArabic: true,
  canReadEnglish: false,
  canUnderstandEnglish: false,
  previousExperience: 'beginner',
} as const;
const person = (id: string, known: User['profile']['learning'] = null) => ({
  id,
  profile: { displayName: null, learning: known },
});

const UNTIL = {
  '/api/sync/place': progressUntil,
  '/api/sync/settings': fieldsUntil,
  '/api/sync/words': fieldsUntil,
};

/** Documents by revision, as the API keeps them for one person; no time in them is later than its own. */
function openAccount() {
  const persisted = new Map<string, { revision: number; value: unknown }>();
  let reachable = true;
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    if (!reachable) throw new TypeError('no network');
    const { pathname: path } = new URL(
      input instanceof Request ? input.url : input,
      'https://fahm.test',
    );
    const now = persisted.get(path) ?? { revision: 0, value: null };
    if (init.method === 'GET') return Response.json(now);
    const { revision, value } = (await new Response(init.body).json()) as typeof now;
    if (revision !== now.revision) {
      return Response.json({ error: { code: 'conflict' } }, { status: 409 });
    }
    const savedAt = tick();
    const until = UNTIL[path as keyof typeof UNTIL] as (sent: unknown, at: number) => unknown;
    persisted.set(path, { revision: revision + 1, value: until(value, savedAt) });
    return Response.json({ revision: revision + 1, savedAt });
  };
  return {
    api: createApi({ fetch: answer, baseUrl: '' }),
    reach: (is: boolean) => (reachable = is),
  };
}

/** A browser with storage of its own, one tab of which is used at a time; its clock runs `ahead`. */
function openDevice(ahead = 0) {
  const persisted = new Map<string, string>();
  const browser = {
    localStorage: {
      getItem: (key: string) => persisted.get(key) ?? null,
      setItem: (key: string, value: string) => void persisted.set(key, value),
      removeItem: (key: string) => void persisted.delete(key),
    },
    location: { protocol: 'https:' },
    document: {
      cookie: '',
      documentElement: { dataset: {}, style: { setProperty() {}, removeProperty() {} } },
      querySelectorAll: () => [],
    },
    addEventListener: () => {},
    matchMedia: () => ({ matches: false }),
  };
  const use = () => {
    for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  };
  const now = () => tick() + ahead;
  const load = () => {
    use();
    return {
      progress: createReadingProgressStore(now),
      settings: createSettingsStore(),
      words: createKnownWordsStore(now),
    };
  };
  return { use, load, now };
}

let clock = 1000;
const tick = () => clock++;
afterEach(() => void vi.unstubAllGlobals());

function signIn(
  account: ReturnType<typeof openAccount>,
  device: ReturnType<typeof openDevice>,
  who = person('one'),
) {
  const stores = device.load();
  const sync = syncDevice(account.api, who, stores, device.now);
  return { ...stores, sync, use: device.use, now: device.now };
}

test('what a guest read, set and marked is adopted when they sign in, and comes to their other device', async () => {
  const account = openAccount();
  const phone = openDevice();
  const guest = phone.load();
  guest.progress.see(1, [1, 2, 3]);
  guest.progress.bookmark({ surah: 2, ayah: 255 }, 'mine');
  guest.settings.change({ themePreset: 'sepia' });
  guest.words.mark('rabb', true);
  const first = signIn(account, phone);
  await first.sync.run();
  const second = signIn(account, openDevice());
  await second.sync.run();
  expect(second.progress.read()).toEqual(first.progress.read());
  expect(second.progress.bookmarkOf({ surah: 2, ayah: 255 })?.note).toBe('mine');
  expect(second.settings.read().themePreset).toBe('sepia');
  expect(isMarked(second.words.read(), 'rabb')).toBe(true);
});

test('[2.11.8] a word that was marked on one device and unmarked later on another is not known on both', async () => {
  const account = openAccount();
  const [first, second] = [signIn(account, openDevice()), signIn(account, openDevice())];
  first.use();
  first.words.mark('rabb', true);
  first.words.mark('alam', true);
  await run(first);
  await run(second);
  second.words.mark('rabb', false);
  await run(second);
  await run(first);
  for (const { words } of [first, second]) {
    expect(isMarked(words.read(), 'rabb')).toBe(false);
    expect(isMarked(words.read(), 'alam')).toBe(true);
  }
});

test('a choice in the account goes before what a guest had set', async () => {
  const account = openAccount();
  const first = signIn(account, openDevice());
  first.settings.change({ themePreset: 'midnight' });
  first.sync.note();
  await first.sync.run();
  const tablet = openDevice();
  tablet.load().settings.change({ themePreset: 'mint', lineHeight: 2.2 });
  const second = signIn(account, tablet);
  await second.sync.run();
  expect(second.settings.read()).toMatchObject({ themePreset: 'midnight', lineHeight: 2.2 });
});

test('what is changed without a network is sent when it is back', async () => {
  const account = openAccount();
  const first = signIn(account, openDevice());
  account.reach(false);
  first.progress.stand({ surah: 18, ayah: 10 });
  first.settings.change({ fontSizeArabic: 30 });
  first.sync.note();
  await expect(first.sync.run()).rejects.toThrow('0:');
  account.reach(true);
  await first.sync.run();
  const second = signIn(account, openDevice());
  await second.sync.run();
  expect(second.progress.read().lastRead).toMatchObject({ surah: 18, ayah: 10 });
  expect(second.settings.read().fontSizeArabic).toBe(30);
});

test('one person’s reading is not handed to the next on a device, and waits for its own', async () => {
  const [accountOfOne, accountOfTwo] = [openAccount(), openAccount()];
  const shared = openDevice();
  const one = signIn(accountOfOne, shared);
  one.progress.bookmark({ surah: 36, ayah: 1 }, 'private');
  one.settings.change({ themePreset: 'oled' });
  one.words.mark('rabb', true);
  const two = signIn(accountOfTwo, shared, person('two'));
  await two.sync.run();
  expect(two.progress.read().bookmarks).toEqual([]);
  expect(two.words.read().fields).toEqual({});
  const elsewhere = signIn(accountOfTwo, openDevice(), person('two'));
  await elsewhere.sync.run();
  expect(elsewhere.settings.read().themePreset).toBe('auto');
  const back = signIn(accountOfOne, shared);
  await back.sync.run();
  expect(back.progress.bookmarkOf({ surah: 36, ayah: 1 })?.note).toBe('private');
  expect(isMarked(back.words.read(), 'rabb')).toBe(true);
});

test('[3.17] answers of onboarding decide what nobody chose, and give way to a choice', async () => {
  const account = openAccount();
  const first = signIn(account, openDevice(), person('one', learning));
  await first.sync.run();
  expect(first.settings.read()).toMatchObject({ fontSizeArabic: 28, translationEnabled: false });
  first.settings.change({ translationEnabled: true });
  first.sync.note();
  await first.sync.run();
  const second = signIn(account, openDevice(), person('one', learning));
  await second.sync.run();
  expect(second.settings.read()).toMatchObject({ fontSizeArabic: 28, translationEnabled: true });
});

test('a device whose clock runs ahead has the last word over no later change of another', async () => {
  const account = openAccount();
  const ahead = signIn(account, openDevice(1_000_000));
  ahead.settings.change({ themePreset: 'dark' });
  ahead.sync.note();
  ahead.progress.bookmark({ surah: 2, ayah: 255 }, 'first');
  ahead.progress.stand({ surah: 2, ayah: 255 });
  ahead.words.mark('rabb', true);
  await run(ahead);
  const other = signIn(account, openDevice());
  await run(other);
  other.settings.change({ themePreset: 'sepia' });
  other.sync.note();
  other.progress.bookmark({ surah: 2, ayah: 255 }, 'later');
  other.progress.stand({ surah: 3, ayah: 1 });
  // Not `mark`, which is later than whatever it changes.
  other.words.write({ version: 1, fields: { rabb: { value: false, at: other.now() } } });
  await run(other);
  for (const device of [ahead, other]) await run(device);
  for (const { settings, progress, words } of [ahead, other]) {
    expect(isMarked(words.read(), 'rabb')).toBe(false);
    expect(settings.read().themePreset).toBe('sepia');
    expect(progress.bookmarkOf({ surah: 2, ayah: 255 })?.note).toBe('later');
    expect(progress.read().lastRead).toMatchObject({ surah: 3, ayah: 1 });
  }
});

type Signed = ReturnType<typeof signIn>;
const surah = fc.integer({ min: 1, max: 3 });
const ayah = fc.integer({ min: 1, max: 3 });
const act: fc.Arbitrary<(at: Signed) => void> = fc.oneof(
  fc.tuple(surah, ayah).map(
    ([s, a]) =>
      (at: Signed) =>
        at.progress.see(s, [a]),
  ),
  fc.tuple(surah, ayah).map(
    ([s, a]) =>
      (at: Signed) =>
        at.progress.stand({ surah: s, ayah: a }),
  ),
  fc.tuple(surah, ayah, fc.string({ maxLength: 3 })).map(
    ([s, a, note]) =>
      (at: Signed) =>
        at.progress.bookmark({ surah: s, ayah: a }, note),
  ),
  fc.tuple(surah, ayah).map(
    ([s, a]) =>
      (at: Signed) =>
        at.progress.removeBookmark({ surah: s, ayah: a }),
  ),
  fc.integer({ min: 16, max: 32 }).map((fontSizeArabic) => (at: Signed) => {
    at.settings.change({ fontSizeArabic });
    at.sync.note();
  }),
  fc.tuple(fc.constantFrom('rabb', 'alam'), fc.boolean()).map(
    ([id, known]) =>
      (at: Signed) =>
        at.words.mark(id, known),
  ),
  fc.constantFrom('dark', 'sepia', 'light').map((themePreset) => (at: Signed) => {
    at.settings.change({ themePreset });
    at.sync.note();
  }),
);
const run = async ({ use, sync }: { use: () => void; sync: DeviceSync }) => {
  use();
  await sync.run();
};
const step = fc.record({ on: fc.constantFrom(0, 1), act: fc.option(act, { nil: null }) });

test('two devices end up with the same, in whatever order they change and come together', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    const account = openAccount();
    const devices = [signIn(account, openDevice()), signIn(account, openDevice(40))] as const;
    for (const { on, act: change } of steps) {
      const device = devices[on === 0 ? 0 : 1];
      device.use();
      if (change === null) await run(device);
      else change(device);
    }
    for (const device of [...devices, ...devices]) await run(device);
    const [one, two] = devices;
    expect(one.progress.read()).toEqual(two.progress.read());
    expect(one.settings.read()).toEqual(two.settings.read());
    expect(one.words.read()).toEqual(two.words.read());
  });
  await fc.assert(property, { numRuns: 150, seed: 6 });
});
