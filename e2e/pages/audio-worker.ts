import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readWrangler } from '@fahm/tooling/wrangler.ts';
import { ROOT } from '../support/processes.ts';

const STAND_IN = join(ROOT, 'workers/audio/test/audio-host/main.ts');

export type AudioHost = { origin: string; stop: () => void };

/** The stand-in of the audio host, as a process of its own. */
export async function startAudioHost(): Promise<AudioHost> {
  const child = spawn(process.execPath, [STAND_IN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { origin, stop: () => void child.kill() };
}

/** A configuration of the audio worker as it is built, with the stand-in for its host. */
export async function audioConfig(stateDir: string, host: AudioHost): Promise<string> {
  const file = join(stateDir, 'audio.toml');
  const deployed = readWrangler(join(ROOT, 'workers/audio/wrangler.toml'));
  const lines = [
    'name = "fahm-audio"',
    `main = ${JSON.stringify(join(ROOT, 'workers/audio/dist/index.js'))}`,
    'no_bundle = true',
    `compatibility_date = ${JSON.stringify(deployed.compatibility_date)}`,
    `vars = { AUDIO_HOST_URL = ${JSON.stringify(`${host.origin}/audio`)} }`,
    'r2_buckets = [{ binding = "RECITATIONS", bucket_name = "fahm-recitations" }]',
  ];
  await writeFile(file, lines.join('\n'));
  return file;
}
