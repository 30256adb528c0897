import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

// Cards of the kinds that are put together (ruling A33), as a learner answers them.

/** The surah that has a card of each kind in the stack of the tests, and nothing else. */
export const EVERY_KIND = 5;
export const KINDS = 'kinds=order,match,case,recall,word';

type Pair = { left: string; right: string };
/** What the tests read of a card. */
export type Card = {
  id: string;
  type: string;
  prompt: string;
  correct: string;
  distractors: string[];
  items: string[];
  pairs: Pair[];
  points: string[];
};

/** The cards as the server sends them to a client that announces every kind. */
export async function cardsOf(page: Page): Promise<Card[]> {
  const reply = await page.request.get(`/api/surahs/${EVERY_KIND}/flashcards?${KINDS}`);
  return (await reply.json()) as Card[];
}

/** How a control is worked: with a finger, a mouse, or without either. */
export type Hand = (control: Locator) => Promise<void>;
export const finger: Hand = (control) => control.tap();
export const mouse: Hand = (control) => control.click();

/** Goes to a control by Tab, in the direction in which it lies, as somebody without a pointer does. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    const way = await control.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (focused === element) return null;
      const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${control.toString()}`);
}

export const keyboard: Hand = async (control) => {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
};

export const shownCard = (page: Page) => page.locator('article[data-card]');

/** Moves things up until they stand in this order. */
export async function putInOrder(page: Page, items: readonly string[], hand: Hand): Promise<void> {
  const rows = shownCard(page).getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(items.length);
  for (const [to, item] of items.entries()) {
    const up = page.getByRole('button', { name: `Move up: ${item}` });
    const at = async () => (await rows.allTextContents()).findIndex((row) => row.includes(item));
    for (let place = await at(); place > to; place -= 1) {
      await hand(up);
      await expect(rows.nth(place - 1)).toContainText(item);
    }
  }
}

/** Chooses the left and the right of each pair. */
export async function pairUp(page: Page, pairs: readonly Pair[], hand: Hand): Promise<void> {
  const side = (name: string, text: string) =>
    page.getByRole('list', { name, exact: true }).getByRole('button').filter({ hasText: text });
  for (const { left, right } of pairs) {
    await hand(side('To be matched', left));
    await hand(side('What they are matched with', right));
  }
}

/** Prepares some answer to the card that is shown, right or wrong; `press` presses what is pressed. */
export async function answerAny(
  page: Page,
  press = async (control: Locator) => await control.click(),
): Promise<void> {
  const card = shownCard(page);
  await expect(card).toBeVisible();
  const typed = card.getByLabel('Your answer');
  const choices = card.locator('label:has([type=radio])');
  if ((await choices.count()) > 0) await press(choices.first());
  else if ((await typed.count()) > 0) await typed.fill('something');
  for (const left of await card.locator('[data-side=left]').all()) {
    await press(left);
    await press(card.locator('[data-side=right]:not([data-paired])').first());
  }
}
