import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const steps = '[data-step]';
const PARTS = [
  'Before the Journey',
  'On the Plane / Before Miqāt',
  'Arrival in Makkah',
  'Ṭawāf (Circling the Kaʿbah)',
  'After Ṭawāf',
  'Saʿy Between Ṣafā and Marwah',
  'Hair Removal & Exit Ihrām',
];

const open = async (page: Page) => {
  await page.goto('/umrah-timeline');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
};

for (const path of ['/umrah-timeline', '/app/umrah-timeline']) {
  test.describe(`${path} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test('[2.21.1] [3.21] [9.15] shows seven parts by their titles, and numbered steps under them', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umrah');
      await expect(
        page.getByText('Step-by-step guide to performing Umrah pilgrimage'),
      ).toBeVisible();
      for (const [index, title] of PARTS.entries()) {
        await expect(page.locator(`#part-${index + 1} h2`)).toContainText(title);
      }
      const numbers = await page
        .locator(steps)
        .evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset['step'])));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.length).toBeGreaterThanOrEqual(30);
    });

    test('[2.21.1] du’as are closed at first and open with Arabic, transliteration and translation', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      await expect(page.locator(`${steps} details[open]`)).toHaveCount(0);
      const step = page.locator(steps).filter({ hasText: 'Duʿāʾ' }).first();
      await expect(step.locator('[lang=ar]')).toBeHidden();
      await step.getByText('Duʿāʾ', { exact: true }).click();
      await expect(step.locator('[lang=ar][dir=rtl]')).toBeVisible();
      await expect(step.locator('[lang=ar-Latn]')).toBeVisible();
    });

    test('the talbiyah stands open, larger than what is unfolded', async ({ page }) => {
      await openSignedIn(page, path);
      const talbiyah = page.locator('#umrah-talbiyah > [lang=ar][dir=rtl]');
      await expect(talbiyah).toBeVisible();
      const step = page.locator('#umrah-talbiyah');
      await step.getByText('Duʿāʾ', { exact: true }).click();
      const sizes = await step
        .locator('[lang=ar][dir=rtl]')
        .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)));
      expect(sizes).toHaveLength(2);
      expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    });

    test('[2.21.2] [B22] sentences for men and for women have a label and an icon, not colour alone', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      for (const [audience, label] of [
        ['men', 'Men:'],
        ['women', 'Women:'],
      ] as const) {
        const sentence = page.locator(`[data-for=${audience}]`).first();
        await expect(sentence).toContainText(label);
        await expect(sentence.locator('svg')).toBeVisible();
        const weight = await sentence.evaluate((item) => getComputedStyle(item).fontWeight);
        expect(Number(weight)).toBeGreaterThanOrEqual(700);
      }
    });
  });
}

test('[9.15] each part has a colour of its own', async ({ page }) => {
  await open(page);
  const colours = await page
    .locator('section[data-colour]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).getPropertyValue('--part')));
  expect(new Set(colours).size).toBe(7);
});

test('the filter leaves out what is for the others, and nothing else', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'For women' }).check();
  await expect(page.locator('[data-for=men]:visible')).toHaveCount(0);
  await expect(page.locator('[data-for=women]:visible').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Everything' }).check();
  await expect(page.locator('[data-for=men]:visible').first()).toBeVisible();
});

test('[2.21.2] the line fills on the way down, in the colour of the part at hand', async ({
  page,
}) => {
  await open(page);
  const line = page.locator('[data-part=progress-line]');
  const filled = () =>
    line.evaluate((element) => Number((element as HTMLElement).style.getPropertyValue('--filled')));
  await expect(line).toHaveAttribute('data-colour', '1');
  await page.locator('#part-6').scrollIntoViewIfNeeded();
  await page.locator('#part-6 [data-step]').nth(1).scrollIntoViewIfNeeded();
  await expect(line).toHaveAttribute('data-colour', '6');
  expect(await filled()).toBeGreaterThan(0.5);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(filled).toBeGreaterThan(0.9);
});

test('rounds are counted to seven and survive a reload; laps apart from rounds', async ({
  page,
}) => {
  await open(page);
  const tawaf = page.getByRole('region', { name: 'Count the rounds of ṭawāf' });
  const say = page.getByRole('region', { name: 'Count the laps of saʿy' });
  for (let round = 0; round < 3; round += 1) {
    await tawaf.getByRole('button', { name: 'One completed' }).click();
  }
  await say.getByRole('button', { name: 'One completed' }).click();
  await expect(tawaf.getByRole('status')).toContainText('3 of 7 completed');
  await expect(say.getByRole('status')).toContainText('Now from Marwah to Ṣafā');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
  await expect(tawaf.getByRole('status')).toContainText('3 of 7 completed');
  await expect(say.getByRole('status')).toContainText('1 of 7 completed');
  await tawaf.getByRole('button', { name: 'Take one back' }).click();
  await expect(tawaf.getByRole('status')).toContainText('2 of 7 completed');
  for (let round = 2; round < 7; round += 1) {
    await tawaf.getByRole('button', { name: 'One completed' }).click();
  }
  await expect(tawaf.getByRole('status')).toContainText('All seven are completed.');
  await expect(tawaf.getByRole('button', { name: 'One completed' })).toBeDisabled();
  await tawaf.getByRole('button', { name: 'Start again' }).click();
  await expect(tawaf.getByRole('status')).toContainText('0 of 7 completed');
});

test('the screen is kept awake on request only', async ({ page }) => {
  await page.addInitScript(() => {
    const requested: string[] = [];
    Object.assign(window, { requested });
    const request = (type: string) => {
      requested.push(type);
      return Promise.resolve({ release: () => Promise.resolve(requested.push('released')) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await open(page);
  const requested = () =>
    page.evaluate(() => (window as unknown as { requested: string[] }).requested);
  expect(await requested()).toEqual([]);
  await page.getByRole('button', { name: 'Keep the screen awake' }).click();
  await expect(page.getByRole('button', { name: 'The screen stays awake' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await requested()).toEqual(['screen']);
  await page.getByRole('button', { name: 'The screen stays awake' }).click();
  await expect.poll(requested).toEqual(['screen', 'released']);
});

test('paper gets a checklist: every step with a box, without tools and long texts', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`${steps} h3`).first()).toBeVisible();
  await expect(page.locator(`${steps} details`).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the checklist' })).toBeHidden();
});

test('[7.23] [3.21] [5.13] /umrah_guide.json is on the public origin, in the specified shape', async ({
  page,
  request,
}) => {
  const response = await request.get('/umrah_guide.json');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  const { umrah_guide: guide } = (await response.json()) as {
    umrah_guide: Record<string, unknown>[];
  };
  const keys = new Set(guide.flatMap((step) => Object.keys(step)));
  expect([...keys].toSorted()).toEqual([
    'description',
    'details',
    'dua_arabic',
    'dua_translation',
    'dua_transliteration',
    'part',
    'title',
  ]);
  await page.goto('/umrah-timeline');
  await expect(page.locator(steps)).toHaveCount(guide.length);
});

test('[2.21.3] [4.16] [8.11] [B26] a guide that cannot be had says so in plain words, and Retry gets it', async ({
  page,
}) => {
  await page.goto('/guides');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
  await page.route('**/_fragment/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Umrah Guide' }).click();
  await expect(page.getByText('The guide could not be loaded.')).toBeVisible();
  await expect(page.getByText('umrah_guide.json')).toHaveCount(0);
  await page.unroute('**/_fragment/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator(steps).first()).toBeVisible();
});
