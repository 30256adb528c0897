import { env } from 'cloudflare:workers';
import { createBrowser, type Browser } from './browser.ts';
import { realBindings } from './bindings.ts';
import { onboarded } from './person.ts';

const DAY = 86_400_000;

export type Plan = 'free' | 'pro' | 'expired';

const idOf = async (browser: Browser): Promise<string> => {
  const user = await (await browser.get('/api/auth/user')).json<{ id: string }>();
  return user.id;
};

/** Opens Pro for a person, without end or until a moment. */
export const grant = (id: string, endsAt: number | null): Promise<unknown> =>
  env.DB.prepare('insert or replace into entitlement values (?, ?, ?, ?)')
    .bind(id, 'grant', 0, endsAt)
    .run();

/** Somebody who has completed onboarding, with their id and number as a learner. */
export async function learner(plan: Plan = 'free') {
  const browser = await onboarded();
  const id = await idOf(browser);
  if (plan !== 'free') await grant(id, plan === 'pro' ? null : Date.now() - DAY);
  const row = await env.DB.prepare('select id from learner where person_id = ?')
    .bind(id)
    .first<{ id: number }>();
  return { browser, id, number: row?.id ?? 0 };
}

/** The same browser before a database that is watched. */
export const before = (browser: Browser, database: D1Database): Browser =>
  createBrowser({ ...realBindings(), DB: database }, new Map(browser.jar));
