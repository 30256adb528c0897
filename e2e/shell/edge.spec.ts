import { expect, test } from '../support/test.ts';

const PAGE = '/read/chapter/103';

/** What comes before the mark is written for the visitor, what comes after it is one cached copy. */
const halves = (html: string): string[] => html.split('<!--prelude-->');

test('[3.18] the preferences of the cookie are in the first bytes, out of one cached copy', async ({
  request,
}) => {
  const get = (cookie: string) => request.get(PAGE, { headers: { cookie } });
  await get('');
  const plain = await get('');
  const sepia = await get('prefs=theme%3Dsepia%26size%3D20%26tr%3Doff');
  expect(plain.headers()['x-edge-cache']).toBe('hit');
  expect(sepia.headers()['x-edge-cache']).toBe('hit');
  const [light = '', rest] = halves(await plain.text());
  const [brown = '', same] = halves(await sepia.text());
  expect(light).toContain('data-theme="auto"');
  expect(brown).toContain('data-theme="sepia" data-translation="off"');
  expect(brown).toContain('<style>:root{--arabic-size:1.25rem}</style>');
  expect(same).toBe(rest);
});

test('only pages that set Arabic ask for its font early', async ({ request }) => {
  for (const [path, preloads] of [
    [PAGE, 1],
    ['/names', 1],
    ['/guides', 0],
    ['/', 0],
    ['/help', 0],
  ] as const) {
    // Twice: a page out of the cache must know it too.
    for (let round = 0; round < 2; round += 1) {
      const html = await (await request.get(path)).text();
      expect(html.match(/rel="preload" as="font"/g) ?? [], path).toHaveLength(preloads);
    }
  }
});

for (const wrong of [
  'prefs=theme%3D%22%3E%3Cscript%3E',
  'prefs=%E0%A4%A',
  'prefs=theme%3Dpink',
  'prefs=',
]) {
  test(`a prefs cookie that makes no sense (${wrong}) means the default theme`, async ({
    request,
  }) => {
    const response = await request.get(PAGE, { headers: { cookie: wrong } });
    expect((await response.text()).slice(0, 100)).toContain('data-theme="auto"');
  });
}

test('a page that a browser has already is 304, until a preference changes', async ({
  request,
}) => {
  const first = await request.get(PAGE);
  const etag = first.headers()['etag'] ?? '';
  expect(etag).toMatch(/^W\/"[0-9a-f.]+"$/);
  const again = await request.get(PAGE, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const every = ['theme=dark', 'contrast=more', 'size=20', 'leading=2', 'width=80', 'font=cairo'];
  for (const query of [
    ...every,
    'trsize=20',
    'tr=off',
    'colours=000000.ffffff.ffffff.ffffff.ffffff',
  ]) {
    const cookie = `prefs=${encodeURIComponent(query)}`;
    const changed = await request.get(PAGE, { headers: { 'if-none-match': etag, cookie } });
    expect(changed.status(), query).toBe(200);
    const own = { 'if-none-match': changed.headers()['etag'] ?? '', cookie };
    expect((await request.get(PAGE, { headers: own })).status(), query).toBe(304);
  }
});

test('a page is composed once and then served from the edge; a missing page is never kept', async ({
  request,
}) => {
  const state = async (path: string) => (await request.get(path)).headers()['x-edge-cache'];
  await state(`${PAGE}?one`);
  expect(await state(`${PAGE}?another`)).toBe('hit');
  expect(await state('/read/chapter/999')).toBe('bypass');
  expect(await state('/read/chapter/999')).toBe('bypass');
});

test('pages carry a policy without unsafe-inline and unsafe-eval, and no frame may hold them', async ({
  request,
}) => {
  for (const path of ['/', PAGE, '/nowhere']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
    // Meaningless over plain HTTP; the header is for production.
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('a trailing slash means the same page, and the canonical address says so', async ({
  request,
}) => {
  for (const path of ['/read/chapter/2', '/surahs/2', '/names', '/guides', '/reader']) {
    const response = await request.get(`${path}/`);
    expect(response.status(), path).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}">`));
  }
});

test('writes to pages are refused', async ({ request }) => {
  expect((await request.post(PAGE)).status()).toBe(405);
  expect((await request.head(PAGE)).status()).toBe(200);
});
