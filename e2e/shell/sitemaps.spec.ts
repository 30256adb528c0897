import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function addresses(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toContain('application/xml');
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
}

test('robots.txt lets search engines read pages and scripts, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /_mf/',
  ]);
});

test('the sitemap’s index names one list for the shell and one for each remote', async ({
  request,
  baseURL,
}) => {
  const lists = await addresses(request, '/sitemap.xml');
  const named = ['shell', 'reader', 'study', 'guides'];
  expect(lists.toSorted()).toEqual(named.map((id) => `${baseURL}/sitemap-${id}.xml`).toSorted());
});

test('the lists hold every chapter, and of each page only its canonical address', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const reader = await addresses(request, '/sitemap-reader.xml');
  for (let n = 1; n <= 114; n += 1) expect(reader).toContain(`${origin}/read/chapter/${n}`);
  expect(reader).not.toContain(`${origin}/read`);
  expect(new Set(reader).size).toBe(reader.length);
  const study = await addresses(request, '/sitemap-study.xml');
  expect(study).toContain(`${origin}/surahs/114`);
  expect(study.filter((address) => address.includes('/app/'))).toEqual([]);
  const own = await addresses(request, '/sitemap-shell.xml');
  expect(own).toContain(`${origin}/`);
  expect(own).toContain(`${origin}/credits`);
});

test('every listed page exists and calls itself by the listed address', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const lists = await addresses(request, '/sitemap.xml');
  for (const list of lists) {
    const pages = await addresses(request, list.slice(origin.length));
    const sample = pages.filter((_page, at) => at % Math.ceil(pages.length / 12) === 0);
    for (const page of sample) {
      const response = await request.get(page.slice(origin.length));
      expect(response.status(), page).toBe(200);
      expect(await response.text()).toContain(`<link rel="canonical" href="${page}">`);
    }
  }
});

test('[2.25] there is no sitemap of a remote that does not exist', async ({ request }) => {
  expect((await request.get('/sitemap-nobody.xml')).status()).toBe(404);
});
