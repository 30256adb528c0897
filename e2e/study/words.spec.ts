import type { DueItem } from '@fahm/contracts/study/flashcards.ts';
import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { shownCard } from '../support/kinds.ts';
import { recall } from '../support/recall.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** What the server dealt when the page asked for words. */
const dealt = async (page: Page, press: () => Promise<void>): Promise<DueItem[]> => {
  const reply = page.waitForResponse((it) => it.url().includes('/due?deck=words'));
  await press();
  return (await (await reply).json()) as DueItem[];
};

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Chooses the right option of the card that is shown, hands it in, and sees that it was right. */
async function answerRight(page: Page, right: string): Promise<void> {
  const option = page.getByRole('radio', { name: right, exact: true });
  await shownCard(page).locator('label').filter({ has: option }).click();
  await button(page, 'Submit Answer').click();
  await expect(page.getByText('✓ Correct')).toBeVisible();
}

test('[2.9.5] [7.10] [7.11] words: chosen in practice, learned, taken back, rated, and gone from what is due', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAsMember(page, `Learner of words ${Date.now()}`, '/app/practice');
  await button(page, 'Learn words').click();
  const perDay = page.getByLabel('New words a day');
  await expect(perDay).toHaveValue('5');
  await perDay.fill('2');
  await expect(page.getByRole('radio', { name: 'Those that are met most' })).toBeChecked();
  await button(page, 'Begin with words').click();
  await expect(page.getByText('2 new cards')).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  const items = await dealt(page, () => button(page, 'Start with words').click());
  const rights = items.map(({ flashcard }) =>
    flashcard.type === 'word' ? (flashcard.uses[0]?.gloss ?? '') : '',
  );
  expect(rights).toHaveLength(2);
  await expect(
    page.getByRole('heading', { name: 'What does the marked word mean?' }),
  ).toBeFocused();
  await answerRight(page, rights[0] ?? '');
  const sound = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sound()).toBe(0);
  expect(await faultsOf(page, 'article')).toEqual([]);
  await page.keyboard.press('4');
  await expect(page.getByText('Card 2 of 2')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Card 1 of 2')).toBeVisible();
  await page.keyboard.press('4');
  await answerRight(page, rights[1] ?? '');
  await page.keyboard.press('4');
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  await button(page, 'Start New Session').click();
  await expect(page.getByText('No words due today')).toBeVisible();
  await expect(perDay).toHaveValue('2');
});

test('[2.9.5] a word that comes back is asked the other way round, and in a gap of a verse that was read', async ({
  page,
}) => {
  await signInAsMember(page, `Learner of old words ${Date.now()}`, '/app/practice');
  // Overdue for longest is asked first: once reviewed, and twice.
  await recall(page, 'w-rabb', 29);
  await recall(page, 'w-alam', 29);
  await recall(page, 'w-alam', 28);
  await page.evaluate(() =>
    localStorage.setItem(
      'fahm.reader.place',
      JSON.stringify({ version: 1, lastRead: null, seen: { 1: '1-7' }, bookmarks: [] }),
    ),
  );
  await button(page, 'Learn words').click();
  const items = await dealt(page, () => button(page, 'Start with words').click());
  const words = items.map(({ flashcard }) => flashcard);
  expect(words.map(({ id }) => id)).toEqual(['w-rabb', 'w-alam']);
  const [lord, world] = words.map((card) => (card.type === 'word' ? card.uses : []));
  await expect(page.getByRole('heading', { name: 'Which word means this?' })).toBeFocused();
  await expect(shownCard(page).getByText(lord?.[1]?.gloss ?? '?')).toBeVisible();
  // Options are words of the corpus, to be read from right to left.
  await expect(shownCard(page).locator('label [lang=ar][dir=rtl]')).toHaveCount(4);
  await answerRight(page, lord?.[1]?.arabic ?? '');
  await page.keyboard.press('4');
  await expect(
    page.getByRole('heading', { name: 'Which word does the verse lack?' }),
  ).toBeFocused();
  await expect(page.getByRole('img', { name: 'the word that is missing' })).toBeVisible();
  await answerRight(page, world?.find(({ word }) => word.startsWith('1:'))?.arabic ?? '');
  expect(await faultsOf(page, 'article')).toEqual([]);
  await page.keyboard.press('4');
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  // Both were answered rightly on two days by now.
  const sent = page.waitForResponse((it) => it.url().endsWith('/api/words/recalled'));
  await page.goto('/app');
  expect(await (await sent).json()).toMatchObject({
    recalled: { rabb: today(), alam: today(-28) },
  });
  const section = page.getByRole('region', { name: 'Words you recall' });
  await expect(section.getByText(/^2 words, 1 % of all words/)).toBeVisible();
  await expect(section.getByRole('figure').getByRole('listitem')).toHaveCount(2);
  const surahs = section.getByRole('list', { name: 'The 114 surahs by the share' });
  await expect(surahs.getByRole('listitem')).toHaveCount(114);
  await expect(surahs.getByRole('listitem').first()).toHaveText(
    /Al-Faatiha.*: \d+ %|Al-Fatihah: \d+ %/,
  );
  expect(await faultsOf(page, '[aria-labelledby=recalled]')).toEqual([]);
});

/** A day of the learner's, so many after today, as days since 1970. */
const today = (days = 0): number => {
  const offset = -new Date().getTimezoneOffset() * 60_000;
  return Math.floor((Date.now() + offset) / 86_400_000) + days;
};
