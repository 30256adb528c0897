import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { KINDS, tabTo } from '../support/kinds.ts';
import { collectComplaints } from '../support/pages.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// Practice and mastery under the passages of the map, in surah 1, which has one; surah 5 has none in the stack of the
// tests.

const MAPPED = 1;
const UNMAPPED = 5;
const tabPath = (surah: number, tab: string) => `/app/surah/${surah}?tab=${tab}`;
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'study');

type Map = { overview: { passages: { id: string; from: number; to: number; title: string }[] } };
type Card = { id: string; passage: string; prompt: string };
type Progress = { passages: { id: string; cards: number; started: number; due: number }[] };

const get = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`/api/surahs/${MAPPED}/${path}`)).json()) as T;

const passagesOf = async (page: Page) => (await get<Map>(page, 'overview')).overview.passages;

async function expectSound(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const low = await page
      .getByRole('tabpanel')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.filter((it) => it.getBoundingClientRect().height < 44));
    expect(low).toEqual([]);
    expect(await faultsOf(page, 'main')).toEqual([]);
  }
}

test('[2.9.1] the cards of a mapped surah stand under its passages, each with how it stands', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await signInAsMember(page, `Learner by passages ${Date.now()}`, tabPath(MAPPED, 'practice'));
  await ready(page);
  const passages = await passagesOf(page);
  const progress = await get<Progress>(page, `progress?${KINDS}`);
  const list = page.getByRole('region', { name: 'Passage by passage' });
  const headings = list.getByRole('heading', { level: 4 });
  await expect(headings).toHaveCount(passages.length);
  for (const [at, { from, to, title }] of passages.entries()) {
    const range = from === to ? `Verse ${from}` : `Verses ${from} to ${to}`;
    await expect(headings.nth(at)).toHaveAccessibleName(`${range} ${title}`);
    const cards = progress.passages[at]?.cards ?? 0;
    expect(cards).toBeGreaterThan(2);
    const item = list.getByRole('listitem').nth(at);
    await expect(item).toContainText(`0 of ${cards} cards begun, 0 known`);
    await expect(item.getByRole('button')).toHaveAccessibleName(
      `Try ${cards} cards (${range}, ${title})`,
    );
  }
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test('[2.9.3] the cards of one passage are tried alone, and by keyboard', async ({ page }) => {
  await signInAsMember(page, 'Learner of one passage', tabPath(MAPPED, 'practice'));
  await ready(page);
  const [, passage] = await passagesOf(page);
  const cards = (await get<Card[]>(page, `flashcards?${KINDS}`)).filter(
    (card) => card.passage === passage?.id,
  );
  const begin = page.getByRole('button', { name: passage?.title ?? 'none' });
  await tabTo(begin);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Card 1 of ${cards.length}`)).toBeVisible();
  const shown = page.locator('article[data-card]');
  expect(cards.map(({ id }) => id)).toContain(await shown.getAttribute('data-card'));
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('heading', { name: 'Passage by passage' })).toBeVisible();
});

test('[2.9.4] what is due of a passage is studied from it, and what is new waits for its turn', async ({
  page,
}) => {
  await signInAsMember(page, `Learner of what is due ${Date.now()}`, tabPath(MAPPED, 'practice'));
  await ready(page);
  const cards = await get<Card[]>(page, `flashcards?${KINDS}`);
  const card = cards.find(({ passage }) => passage === cards.at(-1)?.passage);
  const headers = ownHeaders(page.url());
  // Forgotten an hour ago: due again.
  const data = { rating: 0, key: crypto.randomUUID(), reviewedAt: Date.now() - 3_600_000 };
  const sent = await page.request.post(`/api/flashcards/${card?.id}/review`, { headers, data });
  expect(sent.status()).toBe(200);
  await page.reload();
  const study = page.getByRole('button', { name: /^Study 1 due \(Verses? / });
  await expect(study).toHaveCount(1);
  const item = page.getByRole('listitem').filter({ has: study });
  await expect(item).toContainText(/1 of \d+ cards begun, 0 known/);
  await study.click();
  await expect(page.getByText('Card 1 of 1')).toBeVisible();
  await expect(page.locator('article[data-card]')).toHaveAttribute('data-card', card?.id ?? '');
});

test('[2.10] the objectives of a mapped surah stand under its passages, and are ticked there', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await signInAsMember(page, `Learner of objectives ${Date.now()}`, tabPath(MAPPED, 'mastery'));
  await ready(page);
  const passages = await passagesOf(page);
  const panel = page.getByRole('tabpanel');
  const groups = panel.locator('[data-aims]');
  const [first, last] = [groups.first(), groups.last()];
  await expect(first).toHaveRole('group');
  await expect(first).toHaveAccessibleName(
    `Verses ${passages[0]?.from} to ${passages[0]?.to} ${passages[0]?.title}`,
  );
  await expect(last).toHaveAccessibleName('The surah as a whole');
  const firsts = await groups.evaluateAll((all) => all.map((it) => it.getAttribute('data-aims')));
  expect(firsts).toEqual([...passages.map(({ from }) => String(from)), '']);
  // Every objective stands somewhere, once.
  const [mastery] = await get<{ sections: { objectives: string[] }[] }[]>(page, 'masteries');
  const texts = mastery?.sections.flatMap(({ objectives }) => objectives) ?? [];
  for (const text of texts) await expect(panel.getByLabel(text, { exact: true })).toHaveCount(1);
  await expect(panel.getByRole('checkbox')).toHaveCount(texts.length);
  const count = await first.getByRole('checkbox').count();
  await expect(first).toContainText(`0 of ${count} ticked`);
  // A box is ticked when the server has said so, and not by the press.
  await first.getByRole('checkbox').first().click();
  await expect(first.getByRole('checkbox').first()).toBeChecked();
  await expect(first).toContainText(`1 of ${count} ticked`);
  await expect(panel.locator('[data-part=mastery-progress]')).toContainText(`1/${texts.length} (`);
  // What is ticked and what cards have shown are told apart.
  await expect(panel.getByText(/^Shown by your cards: 0 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(first.getByRole('checkbox').first()).toBeChecked();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

for (const tab of ['practice', 'mastery']) {
  test(`a passage of the map leads to its place in the tab ${tab}`, async ({ page }) => {
    await signInAsMember(page, `Learner of places`, tabPath(MAPPED, tab));
    await ready(page);
    const last = page
      .getByRole('navigation', { name: 'Passages of the surah' })
      .getByRole('link')
      .last();
    const anchor = page.locator(`#passage-${(await passagesOf(page)).at(-1)?.from}`);
    await expect(anchor).toBeAttached();
    await expect(anchor).not.toBeInViewport();
    await last.click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${tab}&passage=\\d$`));
    await expect(anchor).toBeInViewport();
  });
}

test('a visitor who taps a passage beside a tab that asks to sign in is led to what is open', async ({
  page,
}) => {
  await page.goto(`/surahs/${MAPPED}?tab=practice`);
  await ready(page);
  await page
    .getByRole('navigation', { name: 'Passages of the surah' })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/\/surahs\/1\?passage=\d$/);
});

test('a surah without a map is practised and mastered as before', async ({ page }) => {
  await signInAsMember(page, 'Learner without a map', tabPath(UNMAPPED, 'practice'));
  await expect(page.getByRole('button', { name: 'Start Casual Practice' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Passage by passage' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Mastery' }).click();
  const panel = page.getByRole('tabpanel');
  const [mastery] = (await (
    await page.request.get(`/api/surahs/${UNMAPPED}/masteries`)
  ).json()) as {
    sections: { name: string }[];
  }[];
  for (const { name } of mastery?.sections ?? []) {
    await expect(panel.getByRole('group', { name, exact: true })).toBeVisible();
  }
  await expect(panel.locator('[data-aims]')).toHaveCount(0);
});
