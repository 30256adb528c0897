import type { TestProject } from 'vitest/node';
import { startTextService } from './server.ts';

/** Starts the stand-in of the text service in Node, where the tests of workerd can reach it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await startTextService();
  project.provide('textService', service.origin);
  return service.stop;
}
