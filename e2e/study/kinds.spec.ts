import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import {
  type Card,
  cardsOf,
  EVERY_KIND,
  finger,
  type Hand,
  keyboard,
  mouse,
  pairUp,
  putInOrder,
  shownCard,
  tabTo,
} from '../support/kinds.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PRACTICE = `/app/surah/${EVERY_KIND}?tab=practice`;
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });

/** Nothing is wider than the screen or lower than a finger. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const low = await shownCard(page)
    .locator('button:visible, label:has(input):visible, a:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML.slice(0, 120)),
    );
  expect(low).toEqual([]);
}

/** Answers the card that is shown rightly, and looks at what comes of it. */
const answers: Record<string, (page: Page, card: Card, hand: Hand) => Promise<void>> = {
  order: async (page, { items }, hand) => {
    await putInOrder(page, items, hand);
    await hand(submit(page));
    await expect(page.getByText('✓ Correct')).toBeVisible();
  },
  match: async (page, { pairs }, hand) => {
    await expect(submit(page)).toBeDisabled();
    await pairUp(page, pairs, hand);
    await expect(shownCard(page).locator('svg line')).toHaveCount(pairs.length);
    await hand(submit(page));
    await expect(page.getByText('✓ Correct')).toBeVisible();
  },
  case: async (page, { correct }, hand) => {
    const option = page.getByRole('radio', { name: correct });
    if (hand === keyboard) {
      await tabTo(page.getByRole('radio').first());
      const options = await page.getByRole('radio').all();
      for (const [at, one] of options.entries()) {
        await page.keyboard.press(`${at + 1}`);
        await expect(one).toBeChecked();
        if (await option.isChecked()) break;
      }
    } else {
      await hand(page.locator('label').filter({ has: option }));
    }
    await hand(submit(page));
    await expect(page.getByText('✓ Correct')).toBeVisible();
  },
  recall: async (page, { points }, hand) => {
    await hand(page.getByRole('button', { name: 'Show points' }));
    for (const point of points) {
      const box = page.getByRole('checkbox', { name: point });
      if (hand === keyboard) {
        await tabTo(box);
        await page.keyboard.press('Space');
      } else {
        await hand(box);
      }
      await expect(box).toBeChecked();
    }
    await expect(page.getByText(`${points.length} of ${points.length} points told`)).toBeVisible();
  },
};

async function beginCasual(page: Page, hand: Hand): Promise<void> {
  await hand(page.getByRole('button', { name: 'Start Casual Practice' }));
  await hand(page.getByRole('button', { name: 'Start Practice Session' }));
}

/** Plays a casual session of all kinds to its end. */
async function playCasual(page: Page, hand: Hand): Promise<void> {
  const cards = await cardsOf(page);
  await beginCasual(page, hand);
  const kinds = new Set<string>();
  for (let place = 1; place <= 4; place += 1) {
    await expect(page.getByText(`Card ${place} of 4`)).toBeVisible();
    const id = await shownCard(page).getAttribute('data-card');
    const card = cards.find((one) => one.id === id);
    if (card === undefined) throw new Error(`${id} was not sent`);
    kinds.add(card.type);
    await expectSound(page);
    await answers[card.type]?.(page, card, hand);
    await expectSound(page);
    await expect(page.getByRole('link', { name: /^Qur’an/ }).first()).toBeVisible();
    await hand(page.getByRole('button', { name: place < 4 ? 'Next Card' : 'Finish Session' }));
  }
  expect([...kinds].toSorted()).toEqual(['case', 'match', 'order', 'recall']);
  await expect(page.getByText('100%')).toBeVisible();
}

const DEVICES = [
  { name: 'a finger at 360', hand: finger, use: { width: 360, height: 640 }, hasTouch: true },
  { name: 'a mouse at 1280', hand: mouse, use: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'keys alone at 360', hand: keyboard, use: { width: 360, height: 640 }, hasTouch: false },
  {
    name: 'keys alone at 1280',
    hand: keyboard,
    use: { width: 1280, height: 800 },
    hasTouch: false,
  },
];

for (const { name, hand, use, hasTouch } of DEVICES) {
  test.describe(name, () => {
    test.use({ viewport: use, hasTouch });

    test('[3.10] [R11] order, match, case and recall are played in casual mode, and a card of two pairs is left out', async ({
      page,
    }) => {
      const skipped: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('cannot be played')) skipped.push(message.text());
      });
      await signInAsMember(page, `Casual with ${name}`, PRACTICE);
      await playCasual(page, hand);
      expect(skipped).toEqual(['Card f005-every-kind-too-few (match) cannot be played']);
    });
  });
}

/** The four come in the order of the lessons. */
const beginStudy = async (page: Page) => {
  await signInAsMember(page, `Studious ${Date.now()} ${Math.random()}`, PRACTICE);
  await page.getByRole('button', { name: 'Start Study Mode' }).click();
  await page.getByRole('button', { name: 'Start Study Session' }).click();
};
const rating = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} comes again in .* \\(suggested\\)$`) });

for (const width of [360, 1280]) {
  test(`[3.10] [7.11] study at ${width} by keyboard: each kind is answered, rated, taken back and scheduled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (/\/(review|undo)$/.test(request.url())) sent.push(request.postDataJSON());
    });
    await beginStudy(page);
    const cards = await cardsOf(page);
    for (const [at, type] of ['order', 'match', 'case', 'recall'].entries()) {
      await expect(shownCard(page)).toHaveAttribute('data-type', type);
      const card = cards[at];
      if (card === undefined) throw new Error('no such card');
      await answers[type]?.(page, card, keyboard);
      await expect(rating(page, type === 'recall' ? 'Easy' : 'Good')).toBeVisible();
      await page.keyboard.press('4');
      if (type === 'match') {
        await page.keyboard.press('u');
        await expect(shownCard(page)).toHaveAttribute('data-type', 'match');
        await expect(page.getByText('✓ Correct')).toBeVisible();
        await page.keyboard.press('4');
      }
    }
    await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
    const easy = { rating: 5 };
    await expect.poll(() => sent).toMatchObject([easy, easy, {}, easy, easy, easy]);
    const due = await page.request.get(`/api/flashcards/due?surah=${EVERY_KIND}`);
    expect(await due.json()).toEqual([]);
  });
}

/** Answers and rates the cards before the one of this kind. */
async function goTo(page: Page, type: string): Promise<Card> {
  for (const card of await cardsOf(page)) {
    await expect(shownCard(page)).toHaveAttribute('data-type', card.type);
    if (card.type === type) return card;
    await answers[card.type]?.(page, card, mouse);
    await page.keyboard.press('4');
  }
  throw new Error(`there is no ${type}`);
}

for (const type of ['order', 'match', 'case', 'recall']) {
  test(`[3.10] [R11] axe finds nothing wrong with ${type}, before and after its answer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await beginStudy(page);
    const card = await goTo(page, type);
    expect(await faultsOf(page, 'article[data-card]')).toEqual([]);
    await answers[type]?.(page, card, mouse);
    expect(await faultsOf(page, 'article[data-card]')).toEqual([]);
  });
}

test('[3.10] what is not right says so part by part, where a choice is right, and what it speaks for', async ({
  page,
}) => {
  await beginStudy(page);
  const [order, match, situation] = await cardsOf(page);
  if (!order || !match || !situation) throw new Error('no cards');
  const { items } = order;
  await putInOrder(page, [items[1], items[0], items[2], items[3]].map(String), mouse);
  await submit(page).click();
  await expect(page.getByText('✕ Not quite: 2 of 4 in their place')).toBeVisible();
  await expect(page.getByRole('list', { name: 'The right order' })).toContainText(
    `${items[0]}You had this in place 2.`,
  );
  await rating(page, 'Again').click();

  const [one, two, ...others] = match.pairs;
  if (!one || !two) throw new Error('no pairs');
  const crossed = [
    { left: one.left, right: two.right },
    { left: two.left, right: one.right },
  ];
  // Who was paired with somebody else first is free again.
  await pairUp(page, [one, ...crossed, ...others], mouse);
  await submit(page).click();
  await expect(page.getByText('✕ Not quite: 2 of 4 pairs are right')).toBeVisible();
  await expect(page.getByText(`You chose: ${two.right}`)).toBeVisible();
  await rating(page, 'Again').click();

  await page
    .locator('label')
    .filter({ hasText: situation.distractors[1] ?? '' })
    .click();
  await submit(page).click();
  await expect(page.getByText('✕ Not quite')).toBeVisible();
  await expect(page.getByText('That is what 5:8 says.')).toBeVisible();
  await page.getByRole('link', { name: 'Qur’an 5:8' }).click();
  await expect(shownCard(page).locator('[lang=ar]')).toBeVisible();
});

test('[3.10] what is told from memory is not sent, and the ticks speak for a rating', async ({
  page,
  context,
}) => {
  const WORDS = 'what I can tell 3 u';
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await beginStudy(page);
  await goTo(page, 'recall');
  // Digits and U that are typed are words, and no key of the session.
  const field = page.getByRole('textbox');
  await field.click();
  await page.keyboard.type(WORDS);
  await expect(field).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Show points' }).click();
  await expect(field).toHaveValue(WORDS);
  const boxes = page.getByRole('checkbox');
  await expect(page.getByText('0 of 4 points told')).toBeVisible();
  for (const [at, name] of ['Again', 'Hard', 'Good', 'Easy'].entries()) {
    await boxes.nth(at).check();
    await expect(rating(page, name)).toBeVisible();
  }
  await boxes.nth(0).uncheck();
  await expect(rating(page, 'Good')).toBeVisible();
  await context.setOffline(true);
  await rating(page, 'Good').click();
  // With the last card the session has ended by itself.
  await page.getByRole('button', { name: /^(?:End session|Start New Session)$/ }).click();
  await expect(page.getByText('1 review waits for the connection')).toBeVisible();
  const sent = page.waitForResponse(/\/review$/);
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  expect(bodies.filter((body) => body.includes('what I can tell'))).toEqual([]);
});

/** A row without its number and buttons. */
const textOf = (row = '') => row.replaceAll(/^\d|[↑↓]/g, '');

test('[3.10] things in an order are drawn to their place by their numbers', async ({ page }) => {
  await beginStudy(page);
  const rows = shownCard(page).getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const before = (await rows.allTextContents()).map(textOf);
  const order = () => rows.allTextContents().then((texts) => texts.map(textOf));
  const number = (at: number) => rows.nth(at).getByText(`${at + 1}`, { exact: true });
  // Below the list is its end, above it its beginning.
  await number(0).dragTo(submit(page));
  await expect.poll(order).toEqual([1, 2, 3, 0].map((at) => before[at]));
  await number(2).dragTo(page.getByRole('heading', { name: 'In which order' }));
  await expect.poll(order).toEqual([3, 1, 2, 0].map((at) => before[at]));
});

test('[3.10] a client that announces no kinds is sent none of them', async ({ page }) => {
  await signInAsMember(page, 'Client of last month', '/help');
  const ask = async (path: string) => (await page.request.get(path)).json();
  expect(await ask(`/api/surahs/${EVERY_KIND}/flashcards`)).toEqual([]);
  expect(await ask(`/api/flashcards/casual/${EVERY_KIND}/10`)).toMatchObject({ total: 0 });
  expect(await ask(`/api/flashcards/due?surah=${EVERY_KIND}`)).toEqual([]);
  expect(await ask(`/api/surahs/${EVERY_KIND}/progress`)).toMatchObject({ cards: { total: 0 } });
});
