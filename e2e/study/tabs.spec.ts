import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { versesEnded, withAudio } from '../support/audio.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { becomePro } from '../support/stripe-page.ts';
import { expect, test } from '../support/test.ts';
import { WITHOUT_LESSONS } from '../support/written.ts';

test.describe('[2.7.3] a learner', () => {
  test('goes through the six tabs; each has an address, and a word about itself', async ({
    page,
  }) => {
    await signInAsMember(page, 'Learner of tabs', '/app/surah/1');
    const shown: Record<string, RegExp> = {
      Concepts: /The opening of the Book/,
      Rules: /Reciting al-Fatihah in prayer/,
      Stories: /Key Takeaways/,
      Practice: /Casual Practice/,
      Mastery: /Chapter 1/,
      Read: /Al-Fatihah|praise/i,
    };
    const words = new Set<string>();
    for (const [tab, text] of Object.entries(shown)) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect(panel).toContainText(text);
      words.add((await panel.locator('p').first().textContent()) ?? '');
    }
    expect(words.size).toBe(6);
    await page.goto('/app/surah/1?tab=stories');
    await expect(page.getByRole('tab', { name: 'Stories' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.goBack();
    await expect(page.getByRole('tabpanel', { name: 'Stories' })).toBeVisible();
  });

  test('[2.7.4] is told of a surah whose lessons are not written that they are being prepared', async ({
    page,
  }) => {
    await signInAsMember(page, `Learner of what is to come ${Date.now()}`);
    await becomePro(page);
    await page.goto(`/app/surah/${WITHOUT_LESSONS}?tab=concepts`);
    for (const [tab, heading] of [
      ['Concepts', 'No Concepts Available'],
      ['Rules', 'No Rules Available'],
      ['Stories', 'No Stories Available'],
      ['Mastery', 'No Mastery Objectives Available'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toContainText('being prepared');
    }
    // No connection is to blame.
    await page.getByRole('tab', { name: 'Practice' }).click();
    await page.getByRole('button', { name: 'Start Casual Practice' }).click();
    await page.getByRole('button', { name: 'Start Practice Session' }).click();
    await expect(page.getByRole('heading', { name: 'Failed to start session' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('still being written');
    await expect(page.getByRole('alert')).not.toContainText('connection');
  });

  test('[R11] moves along the tabs with the arrow keys', async ({ page }) => {
    await page.goto('/surahs/1');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
    await page.getByRole('tab', { name: 'Concepts' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Mastery' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Read' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/surahs/1?tab=read');
  });

  test('[1.3] reads the surah whole, with its translation and whose it is', async ({ page }) => {
    await signInAsMember(page, 'Learner who reads', '/app/surah/112');
    await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
    await page.goto('/app/surah/1');
    await expect(page.locator('[data-verse]')).toHaveCount(7);
    await expect(page.locator('[data-verse] [lang=ar]')).toHaveCount(7);
    await expect(page.getByText(BUILT_IN_TRANSLATION.credit)).toBeVisible();
  });

  test('reports an error where it stands, and goes to one of many lessons', async ({ page }) => {
    await signInAsMember(page, 'Learner who reports', '/app/surah/2?tab=rules');
    const rules = page.getByRole('tabpanel').getByRole('article');
    const last = await rules.last().getByRole('heading', { level: 4 }).textContent();
    await page.getByText(/^All \d+ in this list$/).click();
    await page.getByRole('link', { name: last ?? '', exact: true }).click();
    await expect(rules.last()).toBeInViewport();
    const id = (await rules.last().getAttribute('id')) ?? '';
    await expect(page).toHaveURL(`/app/surah/2?tab=rules#${id}`);
    await rules.last().getByRole('link', { name: 'Report an error' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report an error' });
    await dialog.getByLabel('What is wrong?').fill('A number of a hadith');
    const sent = page.waitForRequest('**/api/reports');
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ kind: 'content', about: id });
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(rules.last()).toBeInViewport();
  });

  test('[1.3] [P29] listens verse by verse, and asks for no sound before', async ({ page }) => {
    await withAudio(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/audio/')) requested.push(request.url());
    });
    await signInAsMember(page, 'Learner who listens', '/app/surah/1');
    await expect(page.locator('[data-verse]')).toHaveCount(7);
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: 'Listen from verse 1:6' }).click();
    await expect(page.locator('[data-verse="6"]')).toHaveAttribute('aria-current', 'true');
    const player = page.getByRole('region', { name: 'Recitation' });
    await expect(player).toContainText('Al-Fatihah 1:');
    await expect(page.locator('[data-verse="7"]')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => versesEnded(page)).toEqual([6, 7]);
    await expect(page.locator('[data-verse][aria-current]')).toHaveCount(0);
  });

  test('[2.8.2] [2.8.3] [3.6] opens each section of a rule and a story by itself', async ({
    page,
  }) => {
    await signInAsMember(page, 'Learner of sections', '/app/surah/1?tab=stories');
    const story = page.getByRole('tabpanel').getByRole('article').first();
    const sections = story.locator('details');
    await expect(sections.first()).not.toHaveAttribute('open');
    for (const name of ['For children', 'Key Takeaways', 'Learning Objectives']) {
      await story.getByText(name, { exact: true }).click();
    }
    await expect(story.locator('details[open]')).toHaveCount(3);
    await page.goto('/app/surah/1?tab=rules');
    const rule = page.getByRole('tabpanel').getByRole('article').first();
    await expect(rule).toContainText('Obligatory');
    await rule.getByText('Purpose', { exact: true }).click();
    await expect(rule.locator('details[open]')).toHaveCount(1);
    for (const part of [
      'Evidence',
      'Practical examples',
      'When to apply',
      'Common misconceptions',
    ]) {
      await expect(rule).toContainText(part);
    }
  });
});
