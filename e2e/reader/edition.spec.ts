import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/pages.ts';

const PAGE = '/read/chapter/112';
const cookieFor = (edition: string) => `prefs=${encodeURIComponent(`edition=${edition}`)}`;
const OWN = BUILT_IN_TRANSLATION.id;

test('[3.18] the chosen translation is in the HTML, in its language and direction, with its name', async ({
  request,
}) => {
  const response = await request.get(PAGE, { headers: { cookie: cookieFor('ur.jalandhry') } });
  const html = await response.text();
  expect(html.match(/lang="ur"[^>]*>[^<]+</g)).toHaveLength(4);
  expect(html.match(/<p [^>]*data-tr=""[^>]*dir="rtl"/g)).toHaveLength(4);
  expect(html).toContain('data-edition="ur.jalandhry"');
  expect(html).toMatch(/data-edition-credit="">[^<]*Jalandhry</);
  expect(html).not.toContain('data-edition-failed');
  expect(html).not.toContain('Say, &quot;He is Allah');
});

test('[3.18] a translation is composed once, and is nobody else’s page', async ({ request }) => {
  const get = async (edition: string) =>
    (await request.get('/read/chapter/110', { headers: { cookie: cookieFor(edition) } })).text();
  const state = async (edition: string) =>
    (await request.get('/read/chapter/110', { headers: { cookie: cookieFor(edition) } })).headers();
  const first = await get('en.pickthall');
  expect((await state('en.pickthall'))['x-edge-cache']).toBe('hit');
  const other = await get('en.asad');
  expect(first).toContain('data-edition="en.pickthall"');
  expect(other).toContain('data-edition="en.asad"');
  expect(await (await request.get('/read/chapter/110')).text()).toContain(`data-edition="${OWN}"`);
});

test('[8.6] an edition that cannot be had leaves the page its own, says so, and is kept nowhere', async ({
  request,
}) => {
  for (let round = 0; round < 2; round += 1) {
    const response = await request.get(PAGE, { headers: { cookie: cookieFor('xx.nobody') } });
    expect(response.status()).toBe(200);
    expect(response.headers()['x-edge-cache']).toBe('bypass');
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['etag']).toBeUndefined();
    const html = await response.text();
    expect(html).toContain(`data-edition="${OWN}" data-edition-failed=""`);
    expect(html.match(/data-tr="" lang="en"|lang="en" data-tr=""/g)).toHaveLength(4);
  }
});

test('[P21] the default edition is the same page, whether it was chosen or not', async ({
  request,
}) => {
  await request.get(PAGE);
  const chosen = await request.get(PAGE, { headers: { cookie: cookieFor(OWN) } });
  expect(chosen.headers()['x-edge-cache']).toBe('hit');
  expect(await chosen.text()).toBe(await (await request.get(PAGE)).text());
});

test('a page in a chosen translation that a browser has already is 304, and only there', async ({
  request,
}) => {
  const cookie = cookieFor('ur.jalandhry');
  const etag = (await request.get(PAGE, { headers: { cookie } })).headers()['etag'] ?? '';
  const again = { cookie, 'if-none-match': etag };
  expect((await request.get(PAGE, { headers: again })).status()).toBe(304);
  const other = { cookie: cookieFor('en.asad'), 'if-none-match': etag };
  expect((await request.get(PAGE, { headers: other })).status()).toBe(200);
  const none = { 'if-none-match': etag };
  expect((await request.get(PAGE, { headers: none })).status()).toBe(200);
});

test('pages without a translation are one page for readers of all of them', async ({ request }) => {
  await request.get('/names');
  const other = await request.get('/names', { headers: { cookie: cookieFor('ur.jalandhry') } });
  expect(other.headers()['x-edge-cache']).toBe('hit');
});

test('[3.18] the reader takes over a page in another translation as it came', async ({
  page,
  context,
  baseURL,
}) => {
  const value = encodeURIComponent('edition=ur.jalandhry');
  await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    localStorage.setItem('fahm.reader.settings', '{"translationId":"ur.jalandhry"}');
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await untilHydrated(page);
  await expect(page.locator('[data-tr][lang="ur"][dir="rtl"]')).toHaveCount(4);
  await expect(page.locator('[data-edition="ur.jalandhry"]')).toHaveCount(1);
  expect(requested.filter((path) => path.startsWith('/api/quran'))).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[3.18] a page without its translation can be read', async ({ page, context, baseURL }) => {
    const value = encodeURIComponent('tr=off');
    await context.addCookies([{ name: 'prefs', value, url: baseURL ?? '' }]);
    await page.goto(PAGE);
    await expect(page.locator('[id="112:1"] [lang="ar"]')).toBeVisible();
    await expect(page.locator('[data-tr]').first()).toBeHidden();
  });
});
