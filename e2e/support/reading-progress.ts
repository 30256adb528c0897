import type { Page } from '@playwright/test';

/** Under which the reader persists the progress of a device; the shape is in docs/reading-progress.md. */
const READING_PROGRESS_KEY = 'fahm.reader.place';

export type StoredBookmark = {
  surah: number;
  ayah: number;
  note: string;
  createdAt: number;
  changedAt: number;
  removedAt: number | null;
};
export type StoredProgress = {
  version: 1;
  lastRead: { surah: number; ayah: number; at: number } | null;
  seen: Record<string, string>;
  bookmarks: StoredBookmark[];
};

export const bookmarkAt = (surah: number, ayah: number, note = ''): StoredBookmark => ({
  surah,
  ayah,
  note,
  createdAt: 1_760_000_000_000 + surah,
  changedAt: 1_760_000_000_000,
  removedAt: null,
});

/** Progress that the device has stored before the first page of a test, and not again at each load. */
export async function storeProgress(page: Page, progress: Partial<StoredProgress>): Promise<void> {
  const whole = { version: 1, lastRead: null, seen: {}, bookmarks: [], ...progress };
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [READING_PROGRESS_KEY, JSON.stringify(whole)] as const,
  );
}

export const storedProgress = (page: Page): Promise<StoredProgress> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), READING_PROGRESS_KEY);
