import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const events = '[data-event]';
const card = '[data-card]';

const open = async (page: Page, path = '/timeline') => {
  await openSignedIn(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
};

for (const path of ['/timeline', '/app/timeline']) {
  test.describe(`${path} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test('[2.20.1] [3.20] [9.16] [B23] shows 29 events in order of time, each with an address', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Islamic Timeline');
      await expect(page.locator(`ol > ${events}`)).toHaveCount(29);
      const years = await page
        .locator(`${events} [data-field=date]`)
        .evaluateAll((dates) => dates.map((date) => Number.parseInt(date.textContent, 10)));
      expect(years).toEqual(years.toSorted((a, b) => a - b));
      expect([years[0], years.at(-1)]).toEqual([570, 750]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/timeline$/);
    });

    test('details, disputes and sources open without a script', async ({ page }) => {
      await openSignedIn(page, path);
      const first = page.locator(events).first();
      await first.getByText('Details').click();
      await expect(first.getByText('Not certain:')).toBeVisible();
      await expect(first.getByRole('link', { name: /105:1/ })).toHaveAttribute(
        'href',
        '/read/chapter/105#105:1',
      );
    });
  });
}

const centre = async (part: Locator) => {
  const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
  return x + width / 2;
};

test('[2.20.3] [4.17] opens near 582, and the card is that of the dot at the centre', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator(card)).toContainText('582 CE');
  const [dot, view] = [page.locator('g[data-active] circle').last(), page.getByRole('slider')];
  await expect
    .poll(async () => Math.abs((await centre(dot)) - (await centre(view))))
    .toBeLessThan(2);
});

test('[9.16] the canvas is 5200 px wide with 29 dots, evenly between margins of 900 px', async ({
  page,
}) => {
  await open(page);
  const places = await page
    .locator('g circle:last-of-type')
    .evaluateAll((dots) => dots.map((dot) => Number(dot.getAttribute('cx'))));
  expect(places).toHaveLength(29);
  expect([places[0], places[28]]).toEqual([900, 4300]);
  await expect(page.locator('svg[width="5200"]')).toHaveCount(1);
});

test('[2.20.2] Details appears where there is more, and reveals it with its reference', async ({
  page,
}) => {
  await open(page, '/timeline#birth-of-the-prophet');
  await expect(page.locator(card)).toContainText('570 CE');
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.locator(card);
  await expect(details.getByText('Reference:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide details' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await details.getByRole('link', { name: /105:1/ }).click();
  await expect(details.locator('[lang=ar]')).toHaveCount(5);
  await page.getByRole('button', { name: 'Hide details' }).click();
  await expect(details.getByText('Reference:')).toHaveCount(0);
});

test('[2.20.3] a chip for each event scrolls to it, collapses the details and is its link', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Details' }).click();
  const chips = page.getByRole('navigation', { name: 'Jump to an event' }).getByRole('link');
  await expect(chips).toHaveCount(29);
  await expect(chips.first()).toHaveText('570');
  await chips.first().click();
  await expect(page.locator(card)).toHaveAttribute('data-card', 'birth-of-the-prophet');
  await expect(page.getByRole('button', { name: 'Details' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page).toHaveURL('/timeline#birth-of-the-prophet');
  await expect(chips.first()).toHaveAttribute('aria-current', 'true');
});

test('[B23] arrow keys move from event to event, Home and End to the ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const position = page.locator(card);
  await page.getByRole('slider', { name: 'Event' }).focus();
  await page.keyboard.press('Home');
  await expect(position).toContainText('1 of 29');
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText('2 of 29');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(position).toContainText('1 of 29');
  await page.keyboard.press('End');
  await expect(position).toContainText('29 of 29');
  await expect(page.getByRole('button', { name: 'Next event' })).toBeDisabled();
});

test('[4.17] scrolling by hand changes the card', async ({ page }) => {
  await open(page);
  await page
    .getByRole('slider', { name: 'Event' })
    .evaluate((scroller) => scroller.scrollTo({ left: 5200, behavior: 'instant' }));
  await expect(page.locator(card)).toContainText('29 of 29');
  await expect(page.locator(card)).not.toHaveAttribute('data-life', '');
});

test('[2.20.3] the legend tells the two kinds apart by shape too', async ({ page }) => {
  await open(page);
  const legend = page.getByRole('list', { name: 'Legend' });
  await expect(legend).toContainText("During the Prophet's life");
  await expect(legend).toContainText("Outside the Prophet's life");
});
