import { connect } from 'node:net';
import { atPort, builtWorker, createWorkerd, workerAssets } from '@fahm/tooling/workerd.ts';
import { assetRulesOf, miniflareOptionsOf, readWrangler } from '@fahm/tooling/wrangler.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLibrary, workspace } from './build-library.ts';
import { startTextService, type TextService } from './text-service/server.ts';

const SURAH = '/api/quran/surahs/112?edition=en.asad';

let service: TextService;
let miniflare: Miniflare;
let url: URL;

beforeAll(async () => {
  buildLibrary();
  service = await startTextService();
  const dist = `${workspace}dist`;
  const config = readWrangler(`${workspace}wrangler.toml`);
  miniflare = createWorkerd([
    {
      ...miniflareOptionsOf(config, { TEXT_SERVICE_URL: `${service.origin}/s/deployed/v1` }),
      name: 'library',
      ...builtWorker(`${dist}/worker`),
      ...workerAssets(`${dist}/assets`, assetRulesOf(config)),
      ...atPort(0),
    },
  ]);
  url = await miniflare.unsafeGetDirectURL('library');
}, 60_000);

afterAll(async () => {
  await miniflare.dispose();
  await service.stop();
});

const control = `/s/deployed`;
const requests = async () =>
  (await (await fetch(`${service.origin}${control}/requests`)).json()) as string[];
const setFault = (fault: string) =>
  fetch(`${service.origin}${control}/faults`, { method: 'PUT', body: fault });
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Begins a request on a socket of its own and breaks the connection a moment later. */
async function askAndHangUp(path: string): Promise<void> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: fahm.test\r\n\r\n`);
  await pause(300);
  socket.destroy();
}

describe('the built worker on its own socket', () => {
  test('[R9] built-in text is answered with its own files', async () => {
    const response = await fetch(new URL('/api/quran/surahs/1', url));
    expect(response.status).toBe(200);
    expect(await requests()).toEqual([]);
  });

  test('[7.24] its assets are not served by their path', async () => {
    for (const path of ['/index.json', `/editions/${BUILT_IN_TRANSLATION.id}/surah-001.json`]) {
      expect((await fetch(new URL(path, url))).status).toBe(404);
    }
  });

  test('[7.24] requests of many clients at the same time make one call, and all are answered', async () => {
    await setFault('slow');
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(new URL(SURAH, url))));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(bodies).size).toBe(1);
    expect(await requests()).toEqual(['/surah/112/en.asad']);
  });

  test('[7.24] who hangs up does not take the text from those who wait for the same', async () => {
    await setFault('slow');
    const gone = askAndHangUp('/api/quran/surahs/113?edition=en.asad');
    await pause(100);
    const started = Date.now();
    const response = await fetch(new URL('/api/quran/surahs/113?edition=en.asad', url));
    expect(response.status).toBe(200);
    expect(Date.now() - started).toBeLessThan(3000);
    await gone;
    expect((await requests()).filter((path) => path.includes('113'))).toHaveLength(1);
  });
});
