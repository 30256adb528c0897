import { join } from 'node:path';
import { createWorkerd } from '@fahm/tooling/workerd.ts';
import { audioWorker } from '../stack/audio-worker.ts';
import { freePorts } from '../stack/ports.ts';
import { ROOT, runQuietly } from '../run.ts';

/** A worker that writes into a bucket, by its origin. */
export type BucketOrigin = { origin: string; stop: () => Promise<void> };

const isAnswering = (origin: string): Promise<boolean> =>
  fetch(`${origin}/audio/64/ar.alafasy/0.mp3`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * The worker of this machine's bucket: of the stack that runs on `port`, which alone may open the
 * bucket's files; else one of its own, with mirroring on.
 */
export async function localBucket(port: number, stateDir: string): Promise<BucketOrigin> {
  const running = `http://127.0.0.1:${port}`;
  if (await isAnswering(running)) return { origin: running, stop: () => Promise.resolve() };
  await runQuietly('npm', ['run', 'build', '-w', 'workers/audio']);
  const { audio } = await freePorts();
  const env = { ...process.env, AUDIO_MIRROR: 'on' };
  const worker = audioWorker(join(ROOT, 'workers/audio/dist'), audio, env);
  const miniflare = createWorkerd([worker], { resourcePersistencePath: join(stateDir, 'v3') });
  await miniflare.ready;
  return { origin: `http://127.0.0.1:${audio}`, stop: () => miniflare.dispose() };
}

/** The worker behind the public origin. @throws Error that names the setting it needs. */
export function cloudflareBucket(shellUrl: string | undefined): BucketOrigin {
  if (!shellUrl) throw new Error('Set SHELL_URL to the public origin (docs/operations.md).');
  return { origin: new URL(shellUrl).origin, stop: () => Promise.resolve() };
}
