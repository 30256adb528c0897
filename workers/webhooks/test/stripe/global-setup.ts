import type { TestProject } from 'vitest/node';
import { startStripe } from './server.ts';

/** Starts the stand-in of Stripe in Node, where the tests of workerd can reach it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stripe = await startStripe();
  project.provide('stripe', stripe.origin);
  project.provide('seed', Number(process.env['SOAK_SEED'] ?? 0));
  project.provide('forgeries', Number(process.env['FORGERIES'] ?? 200));
  project.provide('interleavings', Number(process.env['INTERLEAVINGS'] ?? 300));
  return stripe.stop;
}
