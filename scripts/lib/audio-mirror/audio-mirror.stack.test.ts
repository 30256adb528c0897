import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AudioHost, startAudioHost } from '../stack/audio-host.ts';
import { freePorts } from '../stack/ports.ts';
import { ROOT } from '../run.ts';
import { localBucket } from './bucket-origin.ts';
import { mirror as mirrorFiles } from './mirror.ts';

let host: AudioHost;
let stateDir: string;
let session: string;
let port: number;

beforeAll(async () => void (host = await startAudioHost()));
afterAll(() => host.stop());

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'fahm-mirror-'));
  session = `${host.origin}/s/${stateDir.split('-').at(-1)}`;
  port = (await freePorts()).public;
});
afterEach(() => rm(stateDir, { recursive: true, force: true }));

const fail = (path: string, faults: string) =>
  fetch(`${session}/faults/${path}`, { method: 'PUT', body: faults });
const requests = async () => (await (await fetch(`${session}/requests/`)).json()) as string[];

/** Runs the command as a person does; its exit code and what it printed. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    AUDIO_HOST_URL: `${session}/audio`,
    STATE_DIR: stateDir,
    PORT: String(port),
  };
  const command = ['scripts/audio-mirror.ts', ...args, '--per-second', '8'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const mirror = (surahs: string) =>
  run('ar.alafasy', '128', '--surahs', surahs, '--i-may-keep-copies');

describe('npm run audio:mirror', () => {
  test('[7.25] puts surahs into the bucket, and a second run takes up what is not there', async () => {
    const first = await mirror('112');
    expect(first.output).toContain('4/4  4 kept');
    expect(first.code).toBe(0);
    const requested = (await requests()).length;
    expect(requested).toBe(2 * 4);
    const second = await mirror('112-113');
    expect(second.output).toContain('9/9  5 kept');
    expect(second.output).toContain('4 there before');
    expect(
      (await requests()).slice(requested).filter((line) => /\/622[2-5]\.mp3/.test(line)),
    ).toEqual([]);
  });

  test('[7.25] what it put there is answered from the bucket', async () => {
    expect((await mirror('108')).code).toBe(0);
    const bucket = await localBucket(port, stateDir);
    const response = await fetch(`${bucket.origin}/audio/128/ar.alafasy/6205.mp3`);
    expect(response.headers.get('x-audio-source')).toBe('bucket');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    await bucket.stop();
  });

  test('[7.25] a file that the host lacks is counted, and the others are kept', async () => {
    await fail('128/ar.alafasy/6206.mp3', '404');
    const { code, output } = await mirror('108');
    expect(output).toContain('2 kept');
    expect(output).toContain('1 missing at the host');
    expect(code).toBe(0);
  });

  test('[R9] a host that stumbles is waited for', async () => {
    await fail('128/ar.alafasy/6206.mp3', '500,500,500,none');
    const { code, output } = await mirror('108');
    expect(output).toContain('3/3  3 kept');
    expect(code).toBe(0);
  });

  test('[7.25] without the word that one may, nothing is asked of the host', async () => {
    const { code, output } = await run('ar.alafasy', '128');
    expect(code).toBe(1);
    expect(output).toContain('--i-may-keep-copies');
    expect(await requests()).toEqual([]);
  });
});

test('[7.25] a file that is not whole is not kept, and nothing after it is asked for', async () => {
  await fail('128/ar.alafasy/6206.mp3', 'none,broken');
  vi.stubEnv('AUDIO_HOST_URL', `${session}/audio`);
  const bucket = await localBucket(port, stateDir);
  const done: number[] = [];
  const copying = mirrorFiles(
    {
      origin: bucket.origin,
      edition: 'ar.alafasy',
      bitrate: 128,
      surahs: [108],
      perSecond: 8,
      patienceMs: 1500,
    },
    (progress) => done.push(progress.stored),
  );
  await expect(copying).rejects.toThrow('6206.mp3 was not kept');
  expect(done).toEqual([1]);
  await bucket.stop();
  vi.unstubAllEnvs();
});
