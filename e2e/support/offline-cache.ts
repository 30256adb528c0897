import { expect, type Page } from '@playwright/test';

/** Paths that the service worker keeps in one of its caches. */
export const cachedIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Waits until a page is on the device whole: it is kept last, after all of its files. */
export async function untilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedIn(page, 'pages-1'), { timeout: 15_000 }).toContain(path);
}

/** Changes one byte in the middle of a kept copy, as a failing disk would. */
export const damage = (page: Page, cache: string, path: string): Promise<void> =>
  page.evaluate(
    async ([name, key]) => {
      const store = await caches.open(name);
      const copy = await store.match(key);
      if (copy === undefined) throw new Error(`${key} is not kept`);
      const bytes = new Uint8Array(await copy.arrayBuffer());
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await store.put(key, new Response(bytes, { headers: copy.headers }));
    },
    [cache, path] as const,
  );
