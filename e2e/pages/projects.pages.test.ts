import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStateDir, ROOT } from '../support/processes.ts';
import { type AudioHost, audioConfig, startAudioHost } from './audio-worker.ts';
import { type PagesProject, putObject, startPages } from './wrangler.ts';

let reader: PagesProject | null = null;
let shell: PagesProject;
let host: AudioHost;

beforeAll(async () => {
  const started = await startPages('mfe-reader', await makeStateDir());
  reader = started;
  const stateDir = await makeStateDir();
  const text = await readFile(join(ROOT, 'mfe-reader/dist/release.json'), 'utf8');
  const { id, version, ...release } = JSON.parse(text) as { id: string; version: string };
  const versions = { [version]: { ...release, origin: `${started.url}/` } };
  const file = join(stateDir, 'registry.json');
  await writeFile(file, JSON.stringify({ [id]: { versions, current: version, previous: null } }));
  putObject(stateDir, 'fahm-registry/registry.json', file);
  host = await startAudioHost();
  shell = await startPages('shell', stateDir, [await audioConfig(stateDir, host)]);
}, 120_000);

afterAll(async () => {
  await shell?.stop();
  await reader?.stop();
  host?.stop();
});

describe('the reader as a Pages project', () => {
  test('a fragment is a static file, found without its ending', async () => {
    const response = await fetch(`${reader?.url}/_fragment/read/chapter/2`);
    expect(response.status).toBe(200);
    expect((await response.text()).match(/data-verse="/g)).toHaveLength(286);
  });

  test('hashed files are immutable, the container is not', async () => {
    const { modules } = JSON.parse(await (await fetch(`${reader?.url}/release.json`)).text()) as {
      modules: string[];
    };
    const hashed = await fetch(`${reader?.url}/${modules[0]}`);
    expect(hashed.headers.get('cache-control')).toContain('immutable');
    const container = await fetch(`${reader?.url}/remoteEntry.js`);
    expect(container.headers.get('cache-control')).toContain('no-cache');
  });

  test('a missing chunk is 404, not the start page', async () => {
    expect((await fetch(`${reader?.url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${reader?.url}/_fragment/read/chapter/115`)).status).toBe(404);
  });
});

describe('the shell as a Pages project', () => {
  test('[2.11.2] composes a chapter out of the registry and the remote’s fragment', async () => {
    const response = await fetch(`${shell.url}/read/chapter/2`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html.match(/data-verse="/g)).toHaveLength(286);
    expect(html).toContain('<title>Al-Baqarah');
    expect(html.endsWith('</html>')).toBe(true);
  });

  test('serves the remote’s files on its own origin', async () => {
    const html = await (await fetch(`${shell.url}/read/chapter/1`)).text();
    const entry = /"(\/mf\/reader\/[^"]+remoteEntry\.js)"/.exec(html)?.[1] ?? '';
    const response = await fetch(shell.url + entry);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });

  test('[2.25] a page that does not exist is 404', async () => {
    expect((await fetch(`${shell.url}/read/chapter/115`)).status).toBe(404);
    expect((await fetch(`${shell.url}/nowhere`)).status).toBe(404);
  });
});

describe('recitations behind the shell’s Pages function', () => {
  const path = '/audio/128/ar.alafasy/1.mp3';

  test('[7.25] a part of a verse comes through as the worker answers it', async () => {
    const response = await fetch(shell.url + path, { headers: { range: 'bytes=100-199' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 100-199/46080');
    // From the host, whose files nobody has checked.
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  });

  test('[7.25] a verse streams: its beginning does not wait for its end', async () => {
    const slow = '128/ar.alafasy/12.mp3';
    await fetch(`${host.origin}/faults/${slow}`, { method: 'PUT', body: 'drip' });
    const began = Date.now();
    const response = await fetch(`${shell.url}/audio/${slow}`);
    const body = response.body?.getReader();
    await body?.read();
    expect(Date.now() - began).toBeLessThan(1500);
    await body?.cancel();
  });

  test('[7.25] what is no verse is 404 with the envelope', async () => {
    const response = await fetch(`${shell.url}/audio/128/ar.alafasy/6237.mp3`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('the shell while the reader’s project is gone', () => {
  test('a remote that does not answer is left out of the sitemap, and nobody keeps that', async () => {
    await reader?.stop();
    reader = null;
    const index = await fetch(`${shell.url}/sitemap.xml`);
    expect(index.status).toBe(200);
    expect(index.headers.get('cache-control')).toBe('no-store');
    const xml = await index.text();
    expect(xml).toContain('/sitemap-shell.xml');
    expect(xml).not.toContain('/sitemap-reader.xml');
    const list = await fetch(`${shell.url}/sitemap-reader.xml`);
    expect(list.status).toBe(503);
    expect(list.headers.get('retry-after')).toBe('60');
  });
});
