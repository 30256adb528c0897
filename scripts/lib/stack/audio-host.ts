import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../run.ts';

const STAND_IN = 'workers/audio/test/audio-host/main.ts';

/** `url` is what the audio worker reads from; below `origin` it is told to fail (see its README). */
export type AudioHost = { origin: string; url: string; stop: () => void };

/** Starts the audio host's stand-in, so that tests hear its files and need no network. */
export async function startAudioHost(): Promise<AudioHost> {
  const child = spawn(process.execPath, [...process.execArgv, STAND_IN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { origin, url: `${origin}/audio`, stop: () => void child.kill() };
}
