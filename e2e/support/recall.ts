import { expect, type Page } from '@playwright/test';
import { ownHeaders } from './own-headers.ts';

/** Reviews a word's card as remembered, so many days ago, as the member who is signed in on this page. */
export async function recall(page: Page, id: string, days: number): Promise<void> {
  const headers = ownHeaders(new URL(page.url()).origin);
  const reviewedAt = Date.now() - days * 86_400_000;
  const offset = -new Date().getTimezoneOffset();
  const data = { rating: 5, reviewedAt, offset };
  const kept = await page.request.post(`/api/flashcards/${id}/review`, { headers, data });
  expect(kept.status()).toBe(200);
}
