import type { TestProject } from 'vitest/node';
import { startAudioHost } from './server.ts';

/** Starts the stand-in of the audio host in Node, where the tests of workerd can reach it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const host = await startAudioHost();
  project.provide('audioHost', host.origin);
  return host.stop;
}
