import { faultsOf } from '../support/axe.ts';
import { readVerse } from '@fahm/quran/corpus.ts';
import { FRONT_PAGE_VERSE } from '@fahm/quran/front-page-verse.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { builtCorrections } from '../support/corrections.ts';
import { expect, test } from '../support/test.ts';
import { collectComplaints, collectScripts } from '../support/pages.ts';

const live = 'html[data-shell=ready]';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.2.1] [2.2.2] both cards say what they offer and lead where they say', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Choose Your Path' })).toBeVisible();
    const learn = page.getByRole('article').filter({ hasText: 'Start Learning' });
    await expect(learn.getByRole('link', { name: 'Enter Study App' })).toHaveAttribute(
      'href',
      '/api/login',
    );
    await expect(learn.getByRole('listitem')).toHaveText([
      '5 Surahs Free Forever',
      'No credit card required',
    ]);
    const read = page.getByRole('article').filter({ hasText: 'Just Read' });
    await expect(read.getByRole('link', { name: 'Open Reader' })).toHaveAttribute(
      'href',
      '/reader',
    );
    await expect(read.getByRole('listitem')).toHaveText([
      'Full Qur’an Access',
      'No registration needed',
    ]);
  });

  test('[2.2.4] Learn About Features leads to the features on the same page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    const features = page.getByRole('heading', { name: 'Features', exact: true });
    await expect(features).not.toBeInViewport();
    await page.getByRole('link', { name: 'Learn About Features' }).click();
    await expect(features).toBeInViewport();
  });
});

test.describe('what the front page shows of the product', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.2] a verse stands as in the reader, in its own few letters of the font, and leads there', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const verse = page.getByRole('figure');
    const { arabic, translation } = readVerse(FRONT_PAGE_VERSE.surah, FRONT_PAGE_VERSE.ayah);
    await expect(verse.locator('[lang=ar]')).toContainText(arabic);
    await expect(verse).toContainText(translation);
    await expect(verse.getByRole('link')).toHaveAttribute('href', '/read/chapter/1#1:5');
    expect(fonts).toEqual([expect.stringMatching(/\/front-page-/)]);
  });

  test('[2.2] a card can be played, right and wrong, without a script', async ({ page }) => {
    await page.goto('/');
    const right = page.getByText('That is right.');
    const wrong = page.getByText('Not this one: the right answer is marked.');
    const why = page.getByText('Ibn Kathir explains that the one who has praised Him');
    for (const told of [right, wrong, why]) await expect(told).toBeHidden();
    await page.getByRole('radio', { name: 'Hope comes first' }).check();
    await expect(wrong).toBeVisible();
    await expect(right).toBeHidden();
    await page.getByRole('radio', { name: 'Speech about God ends' }).check();
    await expect(right).toBeVisible();
    await expect(wrong).toBeHidden();
    await expect(why).toBeVisible();
  });

  test('[2.2] the map marks where the verse stands, and leads to the whole of it', async ({
    page,
  }) => {
    await page.goto('/');
    const inside = page.getByRole('region', { name: 'Look Inside' });
    await expect(inside.locator('[aria-current=true]')).toHaveText(/You alone/);
    await expect(inside.getByRole('link')).toHaveAttribute('href', '/surahs/1');
    await expect(inside.getByRole('listitem').filter({ hasText: 'Refuted' })).toBeVisible();
  });
});

test('[1.2] the portal opens with the tagline', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Hafiz of Meaning');
});

test('[2.2.3] the stats are 5 free surahs, 114 in all, and no setup time', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('term')).toHaveText(['Free Surahs', 'Total Surahs', 'Setup Time']);
  await expect(page.getByRole('definition')).toHaveText(['5', '114', '0']);
});

test('[2.2.5] the footer names its links, and the year is this one', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Study', 'Account', 'Support']);
  await expect(footer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
});

for (const [link, heading] of [
  ['AI Coach', 'AI Coach'],
  ['Practice', 'Practice'],
  ['Help Center', 'Help Center'],
  ['Contact', 'Contact'],
  ['Privacy', 'Privacy'],
  ['Terms', 'Terms'],
  ['Credits', 'Credits'],
] as const) {
  test(`[2.2.5] the footer link ${link} leads to something real`, async ({ page }) => {
    await page.goto('/nowhere');
    await page.locator(live).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeInViewport();
    await expect(page).not.toHaveTitle(/404/);
  });
}

test('the credits name texts, editions, fonts and libraries with their rights', async ({
  page,
}) => {
  await page.goto('/credits');
  const main = page.getByRole('main');
  for (const words of [
    'King Fahd Glorious Qur’an Printing Complex',
    'Tanzil Quran Text',
    BUILT_IN_TRANSLATION.credit,
    'Amiri Quran',
    'SIL Open Font License 1.1',
    'Marmaduke Pickthall',
    'Tajawal: Google Inc.',
    'MIT: @date-fns/tz',
  ]) {
    await expect(main).toContainText(words);
  }
});

test('every correction is listed, the latest first, with what was said, what is said now, and its surah', async ({
  page,
}) => {
  const corrections = builtCorrections();
  await page.goto('/help');
  await page.getByRole('link', { name: 'All corrections' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Corrections');
  const rows = main.getByRole('article');
  await expect(rows).toHaveCount(corrections.length);
  const shown = await rows.allTextContents();
  for (const [at, { was, now }] of corrections.entries()) {
    expect(shown[at]).toContain(was);
    expect(shown[at]).toContain(now ?? 'it was withdrawn');
  }
  const days = await main
    .locator('h2 time')
    .evaluateAll((all) => all.map((it) => it.getAttribute('datetime')));
  expect(days).toEqual([...new Set(corrections.map(({ on }) => on))]);
  const { surah } = corrections.find((it) => it.surah !== null) ?? {};
  await expect(main.getByRole('link', { name: `Surah ${surah},` }).first()).toHaveAttribute(
    'href',
    `/surahs/${surah}`,
  );
});

test('a page of the shell is taken over as it came: no complaint, no second copy of its words', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const scripts = collectScripts(page);
  for (const path of ['/', '/credits', '/privacy']) {
    await page.goto(path);
    await page.locator(live).waitFor();
  }
  expect(complaints).toEqual([]);
  expect(scripts.size).toBeGreaterThan(0);
  // Asked for anew: the browser drops what a page has loaded when the next one comes.
  for (const url of scripts) {
    const response = await page.request.get(url);
    expect(await response.text(), url).not.toContain('No credit card required');
  }
});

test('back from a remote’s page the portal is itself again, title and all', async ({ page }) => {
  await page.goto('/');
  await page.locator(live).waitFor();
  // As a link of the shell moves the page: without a document load.
  await page.evaluate(() => history.pushState(null, '', '/read/chapter/112'));
  await expect(page.locator('[data-chapter="112"]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose Your Path' })).toBeVisible();
  await expect(page).toHaveTitle('Fahm · Become a Hafiz of Meaning');
});

test('a page of the shell that this document does not hold is loaded', async ({ page }) => {
  await page.goto('/credits');
  await page.locator(live).waitFor();
  await page.evaluate(() => history.pushState(null, '', '/privacy'));
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expect(page).toHaveTitle(/^Privacy/);
});

for (const path of ['/', '/help', '/contact', '/privacy', '/terms', '/credits', '/corrections']) {
  test(`${path} has no accessibility violation, and nothing overflows`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
  });
}
