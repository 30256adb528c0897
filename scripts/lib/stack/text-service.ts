import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../run.ts';

const STAND_IN = 'workers/library/test/text-service/main.ts';

export type TextService = { url: string; stop: () => void };

/** Starts the text service's stand-in, so that tests read its editions and need no network. */
export async function startTextService(): Promise<TextService> {
  const child = spawn(process.execPath, [STAND_IN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url: `${origin}/v1`, stop: () => void child.kill() };
}
