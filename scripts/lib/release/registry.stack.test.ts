import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_FILE, type Release } from '@fahm/tooling/release.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts, type Ports } from '../stack/ports.ts';
import { withRelease, withRollback } from './registry-change.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { ROOT } from '../run.ts';
import { deployToken } from '../stack/secrets.ts';
import { type Stack, startStack, storeUrl } from '../stack/stack.ts';
import { publishVersion, type PublishedVersion } from '../stack/version-store.ts';
import { untilServed } from './remote-release.ts';
import { smokeTest } from './smoke-test.ts';

let stateDir: string;
let ports: Ports;
let stack: Stack;
let token: string;
let registry: RegistryClient;

/** Folders of thousands of fragments, and pictures: a version of a test can do without them. */
const MANY_PAGES = /_fragment\/read\/(page|juz|hizb|chapter\/\d+)$|\/social$/;
const READER = join(ROOT, 'mfe-reader/dist');
const PAGE = '/read/chapter/112';

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'fahm-registry-'));
  ports = await freePorts();
  stack = await startStack({ ports, stateDir });
  token = await deployToken(stateDir);
  registry = createRegistryClient(stack.url, token);
});

afterAll(async () => {
  await stack.stop();
  await rm(stateDir, { recursive: true, force: true });
});

/** A build of the reader that differs in nothing but its version. */
async function publishAnother(
  version: string,
  change: Partial<Release> = {},
): Promise<PublishedVersion> {
  const copy = await mkdtemp(join(tmpdir(), 'fahm-build-'));
  await cp(READER, copy, { recursive: true, filter: (path) => !MANY_PAGES.test(path) });
  const release = JSON.parse(await readFile(join(copy, RELEASE_FILE), 'utf8')) as Release;
  await writeFile(join(copy, RELEASE_FILE), JSON.stringify({ ...release, ...change, version }));
  const published = await publishVersion(copy, stateDir, storeUrl(ports));
  await rm(copy, { recursive: true });
  return published;
}

const put = (body: unknown, headers: Record<string, string>) =>
  fetch(`${stack.url}/_mf/registry`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the registry', () => {
  test('[R2] a release and a rollback are served within five seconds, without touching the shell', async () => {
    const before = (await registry.read())['reader']?.current ?? '';
    await registry.change((current) => current);
    const next = await publishAnother('aaaa00000001');
    await smokeTest(next.files, PAGE);
    await registry.change((current) => withRelease(current, next));
    const released = Date.now();
    await untilServed(stack.url + PAGE, '/mf/reader/aaaa00000001/');
    expect(Date.now() - released).toBeLessThan(5000);
    await registry.change((current) => withRollback(current, 'reader'));
    const rolledBack = Date.now();
    await untilServed(stack.url + PAGE, `/mf/reader/${before}/`);
    expect(Date.now() - rolledBack).toBeLessThan(5000);
  });

  test('[R2] of a hundred writers at once none loses its write', async () => {
    const files = (await publishAnother('aaaa00000002')).files;
    const writers = Array.from({ length: 100 }, (_, index) => `writer${index}`);
    await Promise.all(
      writers.map((id) =>
        registry.change((current) =>
          withRelease(current, { id, version: 'one', files: { ...files, routes: [] } }),
        ),
      ),
    );
    expect(Object.keys(await registry.read())).toEqual(expect.arrayContaining(writers));
    await registry.change(({ reader }) => (reader === undefined ? {} : { reader }));
    // A hundred writers try again until each was first: seconds on a quiet machine, minutes on a busy one.
  }, 300_000);

  test('[R2] files of every one of fifty versions stay reachable for an open tab', async () => {
    const opened = (await registry.read())['reader'];
    const version = opened?.current ?? '';
    for (let release = 0; release < 50; release += 1) {
      const next = await publishAnother(`bbbb${String(release).padStart(8, '0')}`);
      await registry.change((current) => withRelease(current, next));
    }
    for (const path of Object.keys(opened?.versions[version]?.integrity ?? {})) {
      expect((await fetch(`${stack.url}/mf/reader/${version}/${path}`)).status).toBe(200);
    }
  });

  test('takes no write without the deploy token', async () => {
    const current = await registry.read();
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token]) {
      const response = await put(current, { authorization, 'if-match': '"any"' });
      expect(response.status).toBe(403);
    }
  });

  test('takes no write without a condition, and none on an older state', async () => {
    const authorization = `Bearer ${token}`;
    const current = await registry.read();
    expect((await put(current, { authorization })).status).toBe(428);
    expect((await put(current, { authorization, 'if-match': '"older"' })).status).toBe(412);
    expect((await put(current, { authorization, 'if-none-match': '*' })).status).toBe(412);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', { reader: { current: 'x' } }],
  ])('takes no body that is %s', async (_, body) => {
    const response = await put(body, { authorization: `Bearer ${token}`, 'if-match': '"any"' });
    expect(response.status).toBe(422);
  });

  test.each([
    ['without integrity', { integrity: {} }, 'has no integrity'],
    ['of another contract', { contract: 99 }, 'contract 99'],
    ['with another React', { react: '18.3.1' }, 'React 18.3.1'],
  ])('refuses a version %s, and people keep what they have', async (what, change, reason) => {
    const before = await registry.read();
    const bad = await publishAnother(`cccc-${what.replaceAll(' ', '-')}`, change);
    const writing = registry.change((current) => withRelease(current, bad));
    await expect(writing).rejects.toThrow(reason);
    expect(await registry.read()).toEqual(before);
  });

  test('a version that was published once cannot be given other contents', async () => {
    const entry = (await registry.read())['reader'];
    const version = entry?.current ?? '';
    const files = entry?.versions[version];
    if (files === undefined) throw new Error('no current version');
    const writing = registry.change((current) => ({
      ...current,
      reader: {
        ...entry!,
        versions: { ...entry!.versions, [version]: { ...files, routes: ['/x'] } },
      },
    }));
    await expect(writing).rejects.toThrow('published with other contents');
  });
});
