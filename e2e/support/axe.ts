import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe finds wrong in the part of the page under `selector`. A theme changes colours and
 * nothing else: with `colours` only the rules that look at them run, which takes a fraction of
 * the time, so that every theme can be looked at.
 */
export async function faultsOf(
  page: Page,
  selector: string,
  rules: 'all' | 'colours' = 'all',
): Promise<Violations> {
  const builder = new AxeBuilder({ page }).include(selector);
  if (rules === 'colours') builder.withRules(['color-contrast', 'link-in-text-block']);
  return (await builder.analyze()).violations;
}
