import type { TestProject } from 'vitest/node';
import { startTextService } from './server.ts';

/** Starts the stand-in of the text service in Node, where the tests of workerd can reach it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await startTextService();
  project.provide('textService', service.origin);
  project.provide('requests', Number(process.env['REQUESTS'] ?? 700));
  project.provide('seed', Number(process.env['SOAK_SEED'] ?? 0));
  return service.stop;
}
