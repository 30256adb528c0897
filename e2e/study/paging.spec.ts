import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { tabTo } from '../support/kinds.ts';
import { collectComplaints } from '../support/pages.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// Surah 2 has a map and many lessons: its tabs show one passage at a time.

type Map = { overview: { passages: { id: string; from: number; to: number; title: string }[] } };
type Lesson = { id: string; title: string; passage: string };

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
const ribbonOf = (page: Page) => page.getByRole('navigation', { name: 'Passages of the surah' });
const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Before and after' });
const nextOf = (page: Page) => stepsOf(page).getByRole('link', { name: /^Next/ });
const positionOf = (page: Page) => page.getByText(/^Passage \d+ of \d+$/);
const concepts = (page: Page) => page.locator('[data-concept]');
const idsOf = (page: Page) =>
  concepts(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-concept')));

const get = async <T>(page: Page, part: string): Promise<T> =>
  (await (await page.request.get(`/api/surahs/2/${part}`)).json()) as T;

/** Passages with the ids of their concepts, as the API has them, which everybody may ask. */
async function writtenOf(page: Page) {
  const { overview } = await get<Map>(page, 'overview');
  const lessons = await get<Lesson[]>(page, 'concepts');
  return overview.passages.map(({ id, from, title }) => ({
    from,
    title,
    lessons: lessons.filter(({ passage }) => passage === id),
  }));
}

async function expectShown(page: Page, at: number, written: Awaited<ReturnType<typeof writtenOf>>) {
  const { title = '', from, lessons = [] } = written[at] ?? {};
  await expect(positionOf(page)).toHaveText(`Passage ${at + 1} of ${written.length}`);
  await expect(page.locator(`h3#passage-${from}`)).toContainText(title);
  await expect.poll(() => idsOf(page)).toEqual(lessons.map(({ id }) => id));
}

test('[2.8.1] [P34] a visitor goes through a surah passage by passage, back and forward, and each asks for itself alone', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).pathname);
  });
  const written = await writtenOf(page);
  await page.goto('/surahs/2');
  await ready(page);
  await expectShown(page, 0, written);
  await expect(stepsOf(page).getByRole('link')).toHaveCount(1);
  await expect(ribbonOf(page).locator('[aria-current]')).toHaveAccessibleName(/^Verses 1 to /);
  await page.waitForLoadState('networkidle');
  requested.length = 0;
  await nextOf(page).click();
  const { from } = written[1] ?? { from: 0 };
  await expect(page).toHaveURL(`/surahs/2?passage=${from}#passage-${from}`);
  await expectShown(page, 1, written);
  expect(requested).toEqual([expect.stringMatching(new RegExp(`/concepts/2/${from}\\.json$`))]);
  // Eye and focus are at its beginning.
  const heading = page.locator(`#passage-${from}`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(ribbonOf(page).locator('[aria-current]')).toHaveAccessibleName(
    new RegExp(`^Verses ${from} to `),
  );
  await nextOf(page).click();
  await expectShown(page, 2, written);
  await page.goBack();
  await expectShown(page, 1, written);
  await page.goBack();
  await expectShown(page, 0, written);
  await page.goForward();
  await expectShown(page, 1, written);
  // What was read once is not asked for again.
  expect(requested.filter((path) => path.includes('/concepts/'))).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('going back leads to where one was on the page', async ({ page }) => {
  await page.goto('/surahs/2');
  await ready(page);
  await nextOf(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(500);
  await nextOf(page).click();
  await expect(positionOf(page)).toHaveText(/^Passage 2 /);
  await page.goBack();
  await expect(positionOf(page)).toHaveText(/^Passage 1 /);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});

test('an address of a passage is sent with that passage, and taken over as it is', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/concepts\/|\/api\//.test(request.url())) requested.push(request.url());
  });
  const written = await writtenOf(page);
  const last = written.length - 1;
  await page.goto(`/surahs/2?passage=${written[last]?.from}`);
  await ready(page);
  await expectShown(page, last, written);
  await expect(page.locator(`#passage-${written[last]?.from}`)).toBeInViewport();
  await expect(stepsOf(page).getByRole('link')).toHaveText([/^Previous/]);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  // A verse inside a passage names it too.
  await page.goto(`/surahs/2?passage=${(written[4]?.from ?? 0) + 1}`);
  await expectShown(page, 4, written);
  // One that no passage has is as if it were not there.
  await page.goto('/surahs/2?passage=287');
  await expectShown(page, 0, written);
  expect(complaints).toEqual([]);
});

test('an address of a concept opens the passage where it stands, inside the app too', async ({
  page,
}) => {
  const written = await writtenOf(page);
  const [one, other] = [written.at(9), written.at(20)];
  const id = one?.lessons.at(-1)?.id ?? '';
  await page.goto(`/surahs/2#${id}`);
  await expect(page).toHaveURL(`/surahs/2?passage=${one?.from}#${id}`);
  await expectShown(page, 9, written);
  await expect(page.locator(`[data-concept=${id}]`)).toBeInViewport();
  const next = other?.lessons.at(-1)?.id ?? '';
  await signInAsMember(page, 'Learner of addresses', `/app/surah/2?tab=concepts#${next}`);
  await page.goto(`/app/surah/2?tab=concepts#${next}`);
  await expect(page).toHaveURL(`/app/surah/2?tab=concepts&passage=${other?.from}#${next}`);
  await expect(page.locator(`[data-concept=${next}]`)).toBeInViewport();
});

test('every concept of the surah is found in the list, which leads to its passage, by keyboard too', async ({
  page,
}) => {
  const written = await writtenOf(page);
  const all = written.flatMap(({ lessons }) => lessons);
  await page.goto('/surahs/2');
  await ready(page);
  const list = page.locator('[data-index]');
  await page.getByText(`All ${all.length} in this list`).click();
  await expect(list.getByRole('link')).toHaveText(all.map(({ title }) => title));
  const lesson = written[5]?.lessons.at(-1);
  await tabTo(list.getByRole('link', { name: lesson?.title ?? '', exact: true }));
  await page.keyboard.press('Enter');
  await expectShown(page, 5, written);
  await expect(page.locator(`[data-concept=${lesson?.id}]`)).toBeInViewport();
  await expect(list).not.toHaveAttribute('open');
});

for (const fault of ['refused', 'answered with an error', 'damaged'] as const) {
  test(`[R1] a passage that is ${fault} says so, and comes with one press`, async ({ page }) => {
    let isBroken = true;
    await page.route('**/concepts/2/*.json', (route) => {
      if (!isBroken) return route.continue();
      if (fault === 'refused') return route.abort();
      return route.fulfill(fault === 'damaged' ? { body: '[{"id":1}]' } : { status: 503 });
    });
    const written = await writtenOf(page);
    await page.goto('/surahs/2');
    await ready(page);
    await nextOf(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The lessons could not be loaded.');
    await expect(page.locator(`#passage-${written[1]?.from}`)).toBeInViewport();
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectShown(page, 1, written);
    await expect(alert).toHaveCount(0);
  });
}

test('without a network another passage says at once that it cannot be had', async ({
  page,
  context,
}) => {
  const written = await writtenOf(page);
  await page.goto('/surahs/2');
  await ready(page);
  await context.setOffline(true);
  await nextOf(page).click();
  await expect(page.getByRole('alert')).toContainText('The lessons could not be loaded.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectShown(page, 1, written);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.8.1] every passage is reached by Next, and holds its own concepts', async ({ page }) => {
    const written = await writtenOf(page);
    await page.goto('/surahs/2');
    for (const at of written.keys()) {
      if (at > 0) await nextOf(page).click();
      await expectShown(page, at, written);
    }
    await expect(nextOf(page)).toHaveCount(0);
  });

  test('an address of a concept finds its title, which leads to it', async ({ page }) => {
    const written = await writtenOf(page);
    const lesson = written[7]?.lessons.at(0);
    await page.goto(`/surahs/2#${lesson?.id}`);
    const title = page.locator('[data-index]').getByRole('link', { name: lesson?.title ?? '' });
    await expect(title).toBeInViewport();
    await title.click();
    await expectShown(page, 7, written);
  });
});

test('[2.8.2] [2.8.3] a learner sees rules and stories one passage at a time, past those that have none, and keeps the place from tab to tab', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await signInAsMember(page, `Learner of steps ${Date.now()}`, '/app/surah/2?tab=rules');
  await page.goto('/app/surah/2?tab=rules');
  await ready(page);
  const { overview } = await get<Map>(page, 'overview');
  const rules = await get<Lesson[]>(page, 'rules');
  const withRules = overview.passages.filter(({ id }) => rules.some((it) => it.passage === id));
  const shown = page.getByRole('tabpanel').getByRole('article');
  for (const { id, from } of withRules.slice(0, 3)) {
    await expect(page.locator(`#passage-${from}`)).toBeVisible();
    await expect(shown).toHaveCount(rules.filter(({ passage }) => passage === id).length);
    await nextOf(page).click();
  }
  const here = withRules[3]?.from;
  await expect(page).toHaveURL(`/app/surah/2?tab=rules&passage=${here}#passage-${here}`);
  await page.getByRole('tab', { name: 'Concepts' }).click();
  await expect(page).toHaveURL(`/app/surah/2?tab=concepts&passage=${here}`);
  await expect(page.locator(`#passage-${here}`)).toBeInViewport();
  const without = overview.passages.find(({ id }) => rules.every((it) => it.passage !== id));
  await page.getByRole('tab', { name: 'Rules' }).click();
  await ribbonOf(page).getByRole('link').nth(overview.passages.indexOf(without!)).click();
  await expect(page.getByText('There is nothing here under this passage.')).toBeVisible();
  await expect(nextOf(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what a learner adds to the surah stands below each passage', async ({ page }) => {
  await signInAsMember(page, `Learner who adds ${Date.now()}`);
  const title = `My own ${Date.now()}`;
  const kept = await page.request.post('/api/ingest/concept', {
    headers: ownHeaders(page.url()),
    data: {
      id: `c002-own-${Date.now()}`,
      surahNumber: 2,
      title,
      summary: 'What I understood of it.',
      learningObjectives: [],
      verseRefs: ['2:1'],
      tags: [],
    },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await page.goto('/surahs/2');
  await ready(page);
  const own = page.getByRole('heading', { name: title });
  await expect(own).toBeVisible();
  await nextOf(page).click();
  await expect(positionOf(page)).toHaveText(/^Passage 2 /);
  await expect(own).toBeVisible();
});

for (const path of ['/surahs/2', '/surahs/2?passage=183']) {
  test(`[R11] ${path}: nothing too wide or too low from 320 to 1280 px, axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    await ready(page);
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${width} px`).toBe(0);
      const low = await page
        .getByRole('main')
        .locator('a:visible, button:visible, summary:visible')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 43.5)
            .map((target) => target.outerHTML.slice(0, 120)),
        );
      expect(low).toEqual([]);
    }
    expect(await faultsOf(page, 'main')).toEqual([]);
  });
}
