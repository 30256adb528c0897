import type { Page } from '@playwright/test';

/** Under which the reader keeps the place of a device; the shape is in docs/place-keeping.md. */
const READING_PROGRESS_KEY = 'fahm.reader.place';

export type KeptBookmark = {
  surah: number;
  ayah: number;
  note: string;
  createdAt: number;
  changedAt: number;
  removedAt: number | null;
};
export type KeptPlace = {
  version: 1;
  lastRead: { surah: number; ayah: number; at: number } | null;
  seen: Record<string, string>;
  bookmarks: KeptBookmark[];
};

export const bookmarkAt = (surah: number, ayah: number, note = ''): KeptBookmark => ({
  surah,
  ayah,
  note,
  createdAt: 1_760_000_000_000 + surah,
  changedAt: 1_760_000_000_000,
  removedAt: null,
});

/** A place that the device has kept before the first page of a test, and not again at each load. */
export async function keepPlace(page: Page, place: Partial<KeptPlace>): Promise<void> {
  const whole = { version: 1, lastRead: null, seen: {}, bookmarks: [], ...place };
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [READING_PROGRESS_KEY, JSON.stringify(whole)] as const,
  );
}

export const keptPlace = (page: Page): Promise<KeptPlace> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), READING_PROGRESS_KEY);
