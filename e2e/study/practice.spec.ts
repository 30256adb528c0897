import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { builtCorrections } from '../support/corrections.ts';
import { answerAny, shownCard } from '../support/kinds.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The surah that has cards of the three kinds of [3.10] alone in the stack of the tests; the others have kinds.spec.ts. */
const THREE_KINDS = 3;

/** Answers the card that is shown. */
async function answer(page: Page): Promise<void> {
  await answerAny(page);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
}

test('[2.9.1] [2.9.2] [2.9.3] [4.8] casual practice: modes, setup, cards, feedback, summary', async ({
  page,
}) => {
  await signInAsMember(page, 'Casual learner', `/app/surah/${THREE_KINDS}?tab=practice`);
  await expect(page.getByRole('heading', { name: 'Study Mode' })).toContainText('PRO from surah 6');
  await page.getByRole('button', { name: 'Start Casual Practice' }).click();
  await page.getByRole('button', { name: 'Back to the modes' }).click();
  await page.getByRole('button', { name: 'Start Casual Practice' }).click();
  await expect(page.getByRole('radio', { name: '20' })).toBeChecked();
  await page.getByRole('radio', { name: '10' }).check({ force: true });
  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  for (let card = 1; card <= 10; card += 1) {
    await expect(page.getByText(`Card ${card} of 10`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
    await answer(page);
    await expect(page.getByText(/^(✓ Correct|✕ Not quite)$/)).toBeVisible();
    const next = card < 10 ? 'Next Card' : 'Finish Session';
    await page.getByRole('button', { name: next }).click();
  }
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  await expect(page.getByText('Accuracy')).toBeVisible();
  // "something" was typed into every gap: those cards at least were missed.
  const missed = page.getByRole('region', { name: /^What you missed: \d+ cards?$/ });
  const count = await missed.getByRole('listitem').count();
  await missed.getByRole('button', { name: 'Try these again' }).click();
  await expect(page.getByText(`Card 1 of ${count}`)).toBeVisible();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('heading', { name: 'Last session' })).toBeVisible();
});

test('[8.6] a session that cannot begin says so, and Retry begins it', async ({ page }) => {
  await signInAsMember(page, 'Learner without network', '/app/surah/1?tab=practice');
  await page.route('**/api/flashcards/casual/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Casual Practice' }).click();
  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to start session' })).toBeVisible();
  await page.unroute('**/api/flashcards/casual/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Card 1 of 20')).toBeVisible();
});

test('[8.6] a session whose code does not come says so, and the way back is there', async ({
  page,
}) => {
  await signInAsMember(page, 'Learner without code', '/app/surah/1?tab=practice');
  await page.route(/\/practice-session[^/]*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Start Casual Practice' }).click();
  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to start session' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the modes' }).click();
  await expect(page.getByRole('button', { name: 'Start Practice Session' })).toBeVisible();
  await page.unroute(/\/practice-session[^/]*\.js/);
  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  // Only a document load asks for a module anew.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Retry' }).click();
  await loaded;
  await page.getByRole('button', { name: 'Start Casual Practice' }).click();
  await page.getByRole('button', { name: 'Start Practice Session' }).click();
  await expect(page.getByText('Card 1 of 20')).toBeVisible();
});

test('[8.1] a session that ends while cards are rated is said once, and the reviews are sent after signing in', async ({
  page,
  context,
}) => {
  const name = `Studious whose session ends ${Date.now()}`;
  await signInAsMember(page, name, '/app/surah/1?tab=practice');
  await page.getByRole('button', { name: 'Start Study Mode' }).click();
  await page.getByRole('button', { name: 'Start Study Session' }).click();
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  await context.clearCookies({ name: '__Host-session' });
  await answer(page);
  await page.keyboard.press('4');
  await expect(page.getByText('Please sign in again').first()).toBeVisible();
  await expect(page.getByText(/^Card 2 of/)).toBeVisible();
  // It stands over the card, and on no answer.
  const toast = page.locator('[data-toasts] > li');
  const [above, card] = [await toast.boundingBox(), await shownCard(page).boundingBox()];
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(card?.y ?? NaN);
  // Said once: the next card is rated without another word.
  await page.getByRole('button', { name: 'Close' }).first().click();
  await answer(page);
  await page.keyboard.press('4');
  await expect(page.getByText(/^Card 3 of/)).toBeVisible();
  await expect(page.getByText('Please sign in again')).toHaveCount(0);
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/review') && response.status() !== 401,
  );
  await signInAsMember(page, name, '/app/surah/1?tab=practice');
  await page.getByRole('button', { name: 'Start Study Mode' }).click();
  expect((await sent).status()).toBe(200);
});

test('[2.9.4] [7.10] [7.11] [9.7] study: what is due, four ratings with their intervals, undo, by keyboard', async ({
  page,
}) => {
  await signInAsMember(page, `Studious ${Date.now()}`, '/app/surah/1?tab=practice');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/\/(review|undo)$/.test(request.url())) sent.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Start Study Mode' }).click();
  await expect(page.getByText('10 new cards')).toBeVisible();
  await page.getByRole('button', { name: 'Start Study Session' }).click();
  await answer(page);
  const ratings = page.getByRole('group', { name: 'How well did you know it?' });
  await expect(ratings.getByRole('button')).toHaveCount(4);
  for (const name of ['Again', 'Hard', 'Good', 'Easy']) {
    await expect(ratings.getByRole('button', { name: `${name} comes again in` })).toBeVisible();
  }
  await page.keyboard.press('3');
  await expect(page.getByText(/^Card 2 of/)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  await expect(ratings).toBeVisible();
  await ratings.getByRole('button', { name: 'Easy' }).click();
  await expect(page.getByText(/^Card 2 of/)).toBeVisible();
  await expect.poll(() => sent).toMatchObject([{ rating: 4 }, {}, { rating: 5 }]);
  await page.getByRole('button', { name: 'End session' }).click();
});

test('a review that is given without a network is kept, and sent when it is back', async ({
  page,
  context,
}) => {
  await signInAsMember(page, `Traveller ${Date.now()}`, '/app/surah/1?tab=practice');
  await page.getByRole('button', { name: 'Start Study Mode' }).click();
  await page.getByRole('button', { name: 'Start Study Session' }).click();
  await answer(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Good comes again' }).click();
  await expect(page.getByText(/^Card 2 of/)).toBeVisible();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('1 review waits for the connection')).toBeVisible();
  const sent = page.waitForResponse(/\/review$/);
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('1 review waits for the connection')).toHaveCount(0);
});

test('[2.9.4] with nothing due the page says so, and switches to casual practice in place', async ({
  page,
}) => {
  await signInAsMember(page, 'Learner with nothing due', '/app/surah/1?tab=practice');
  // Who wants no new cards and has begun none has nothing due.
  const headers = ownHeaders(page.url());
  const data = { targetRetention: 0.9, newCardsPerDay: 0 };
  const saved = await page.request.put('/api/study/settings', { headers, data });
  expect(saved.status()).toBe(200);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Start Study Mode' }).click();
  await expect(page.getByText('No cards due today')).toBeVisible();
  await page.getByRole('button', { name: 'Casual Mode' }).click();
  await expect(page.getByRole('button', { name: 'Start Practice Session' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[2.9.2] [5.6] across surahs one is chosen first; those that need a subscription cannot be', async ({
  page,
}) => {
  await signInAsMember(page, 'Chooser', '/app/practice?mode=casual');
  const begin = page.getByRole('button', { name: 'Start Practice Session' });
  await expect(begin).toBeDisabled();
  const list = page.getByLabel('Surah', { exact: true });
  await expect(list.locator('option[value="6"]')).toBeDisabled();
  await expect(list.locator('option[value="6"]')).toContainText('Premium');
  await expect(list.locator('option[value="5"]')).toContainText('Free');
  await list.selectOption('1');
  await expect(begin).toBeEnabled();
  for (const name of ['Coming up', 'Retention', 'Was the forecast right?', 'Schedule']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

/** Whether a control is on the screen with nothing over it. */
const isReachable = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return bottom <= innerHeight && element.contains(document.elementFromPoint(x, y));
  });

test('[2.9.3] [R11] a session is a screen of its own: on a small phone answers and ratings are in reach, and nothing lies beneath', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAsMember(page, `Thumb ${Date.now()}`, '/app');
  // One press from the dashboard to the first card.
  await page.getByRole('link', { name: 'Learn the first cards' }).click();
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  for (let card = 1; card <= 4; card += 1) {
    const question = page.locator('article[data-card]');
    const submit = question.locator('button[type=submit]');
    expect(await isReachable(submit)).toBe(true);
    await answerAny(page);
    await submit.click();
    for (const name of ['Again', 'Hard', 'Good', 'Easy']) {
      const rating = page.getByRole('button', { name: `${name} comes again in` });
      expect(await isReachable(rating)).toBe(true);
    }
    await page.getByRole('button', { name: 'Good comes again in' }).click();
    await expect(page.getByText(`Card ${card + 1} of`)).toBeVisible();
  }
  // Header, menu and footer cannot be reached while it lasts.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await faultsOf(page, 'html')).toEqual([]);
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[2.9.3] what was corrected since somebody began a surah is shown once before its card, by keyboard, and practice goes on without it', async ({
  page,
}) => {
  await signInAsMember(page, `Learner of corrections ${Date.now()}`, '/app/surah/1?tab=practice');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  // As somebody whose device has the surah since before its corrections.
  const key = `fahm.practice.corrections.${id}`;
  await page.evaluate(
    ([name = '']) => localStorage.setItem(name, '{"begun":{"1":"2026-01-01"}}'),
    [key],
  );
  const notice = page.locator('[data-corrections]');
  const begin = async () => {
    await page.goto('/app/surah/1?tab=practice');
    await page.getByRole('button', { name: 'Start Casual Practice' }).click();
    await page.getByRole('radio', { name: '50' }).check({ force: true });
    await page.getByRole('button', { name: 'Start Practice Session' }).click();
    await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  };
  /** Plays on to the first card that was corrected. */
  const playOn = async () => {
    for (let card = 1; card < 50; card += 1) {
      await expect(notice.or(shownCard(page))).toBeVisible();
      if (await notice.isVisible()) return;
      await answer(page);
      await page.getByRole('button', { name: /^(Next Card|Finish Session)$/ }).click();
    }
  };
  await page.route('**/corrections.json', (route) => route.abort());
  await begin();
  await expect(shownCard(page)).toBeVisible();
  await page.unroute('**/corrections.json');

  await begin();
  await playOn();
  await expect(notice.getByRole('heading', { name: 'This card was corrected' })).toBeFocused();
  await expect(shownCard(page)).toHaveCount(0);
  const said = (await notice.textContent()) ?? '';
  const told = builtCorrections().filter(({ was }) => said.includes(was));
  expect(told.length).toBeGreaterThan(0);
  for (const { now } of told) expect(said).toContain(now ?? 'it was withdrawn');
  expect(await faultsOf(page, '[data-corrections]', 'wcag')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(shownCard(page).locator('h3, p').first()).toBeFocused();
  const kept = await page.evaluate(([name = '']) => localStorage.getItem(name) ?? '', [key]);
  for (const { item, on } of told) expect(kept).toContain(`${item} ${on}`);
  await page.getByRole('button', { name: 'End session' }).click();
});
