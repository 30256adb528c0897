import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { isCheckoutOpen } from './checkout.ts';

const ctx = createContext(env.DB);
const live = (isReleased: boolean) => ({ livemode: true, isReleased });
const inTest = { livemode: false, isReleased: false };

async function writeLessonsOf(surahs: number, reviewed = surahs): Promise<void> {
  await env.DB.exec('delete from lesson_surah');
  const insert = env.DB.prepare(
    'insert into lesson_surah (surah, cards, objectives, reviewed) values (?, 1, 1, ?)',
  );
  if (surahs > 0) {
    await env.DB.batch(
      Array.from({ length: surahs }, (_, index) => insert.bind(index + 1, index < reviewed)),
    );
  }
}

test('[1.5] Pro is sold for money only once the lessons of all 114 surahs are there', async () => {
  for (const surahs of [0, 5, 113]) {
    await writeLessonsOf(surahs);
    expect(await isCheckoutOpen(ctx, live(true)), `${surahs} surahs`).toBe(false);
    expect(await isCheckoutOpen(ctx, inTest), `${surahs} surahs`).toBe(true);
  }
  await writeLessonsOf(114);
  expect(await isCheckoutOpen(ctx, live(true))).toBe(true);
});

test('[A28] and once others than their writers have read them', async () => {
  await writeLessonsOf(114, 113);
  expect(await isCheckoutOpen(ctx, live(true))).toBe(false);
});

test('[A28] and once the operator has released it', async () => {
  await writeLessonsOf(114);
  expect(await isCheckoutOpen(ctx, live(false))).toBe(false);
  expect(await isCheckoutOpen(ctx, inTest)).toBe(true);
});
