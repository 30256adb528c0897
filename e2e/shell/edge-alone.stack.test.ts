import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EdgeAlone, startEdgeAlone, TOKEN } from './edge-alone.ts';

const PAGE = '/surahs/2';

let edge: EdgeAlone;

beforeAll(async () => {
  edge = await startEdgeAlone();
  await edge.writeRegistry(edge.registry);
});

afterAll(() => edge.stop());

/** Five hundred ways to write the path of one page. */
function* spellings(): Generator<string> {
  const letters = [...'surahs'];
  for (let mask = 0; mask < 1 << letters.length; mask += 1) {
    const encoded = letters.map((it, at) =>
      mask & (1 << at) ? `%${it.charCodeAt(0).toString(16)}` : it,
    );
    yield `/${encoded.join('')}/2`;
    yield `/${encoded.join('')}/2/`;
    yield `//${encoded.join('')}//2`;
    yield `/${encoded.join('')}%2F2`;
    yield `/${encoded.join('')}/./x/../2`;
    yield `/x%2F..%2f${encoded.join('')}/%32`;
    yield `/${encoded.join('')}/2?utm=${mask}`;
    yield `/${encoded.join('')}/%2e/2?passage=0${mask}`;
  }
}

/** As a browser asks: it follows. */
async function followed(path: string): Promise<{ state: unknown; status: number }> {
  const { status, headers } = await edge.ask(path);
  if (status === 308) return followed(String(headers['location']));
  return { state: headers['x-edge-cache'], status };
}

describe('the edge cache', () => {
  test('five hundred spellings of one page are one copy', async () => {
    expect((await edge.ask(PAGE)).headers['x-edge-cache']).toBe('miss');
    await pause(50);
    const all = [...spellings()];
    expect(all.length).toBeGreaterThan(500);
    const answers = await Promise.all(all.map(followed));
    expect(new Set(answers.map(({ status, state }) => `${status} ${String(state)}`))).toEqual(
      new Set(['200 hit']),
    );
  });

  test.each(['/surahs/2.html', '/SURAHS/2', '/surahs/02', '/surahs/2%00', '/surahs/2;x'])(
    '%s is another address, where there is no page',
    async (path) => {
      expect(await followed(path)).toEqual({ status: 404, state: 'bypass' });
    },
  );
});

describe('every answer', () => {
  const FRAGMENT = '/mf/surahs/one/_fragment/surahs/2';

  test.each([
    PAGE,
    '/nowhere',
    '//surahs//2',
    '/_mf/registry',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/assets/gone.js',
    '/api/anything',
    '/audio/anything',
    '/mf/surahs/gone/a.css',
    '/mf/surahs/one/a.css',
    FRAGMENT,
  ])('%s is not sniffed and held by no frame, and without TLS demands none', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers } = await edge.ask(path, {}, method);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('a fragment by its own address is in a sandbox, from the remote and out of the cache', async () => {
    const answers = [await edge.ask(FRAGMENT), await edge.ask(FRAGMENT)];
    for (const { status, headers, body } of answers) {
      expect([status, headers['content-type']]).toEqual([200, 'text/html']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
      expect(body).toContain('<p>page</p>');
    }
  });

  test('a service worker and scripts are not kept from fetching', async () => {
    const policy = (await edge.ask('/sw.js')).headers['content-security-policy'];
    expect(policy).not.toMatch(/default-src|connect-src|script-src/);
  });
});

describe('what was not found', () => {
  test.each(['/surahs/115', '/nowhere'])(
    '%s is 404, also for a browser that knows the versions of a page',
    async (path) => {
      const { etag } = (await edge.ask(PAGE)).headers;
      expect((await edge.ask(PAGE, { 'if-none-match': String(etag) })).status).toBe(304);
      expect((await edge.ask(path, { 'if-none-match': String(etag) })).status).toBe(404);
    },
  );

  test.each(['/_worker.js', '/%5fworker.js', '/_headers', '/_routes.json', '/.vite/manifest.json'])(
    '%s, which the build leaves beside its files, is served to nobody',
    async (path) => {
      const answer = await edge.ask(path);
      const { status } =
        answer.status === 308 ? await edge.ask(String(answer.headers['location'])) : answer;
      expect(status).toBe(404);
    },
  );

  test('the files for everybody are still served', async () => {
    expect((await edge.ask('/sw.js')).status).toBe(200);
    expect((await edge.ask('/icon.svg')).status).toBe(200);
  });
});

describe('a remote that hangs', () => {
  // Remotes that nobody asked before: their styles are not known yet.
  test.each(['/whole/2', '/part/2?passage=2'])(
    '[R9] costs %s one deadline, not one for each thing that is asked for',
    async (path) => {
      edge.hang(true);
      const began = Date.now();
      const { status } = await edge.ask(path);
      const took = Date.now() - began;
      edge.hang(false);
      expect(status).toBe(503);
      expect(took).toBeGreaterThanOrEqual(1400);
      expect(took).toBeLessThan(2500);
    },
  );
});

describe('a registry that cannot be read', () => {
  test('is replaced with the deploy token, on the state that was seen, and by nobody else', async () => {
    await edge.writeRegistry('{ "study": tru');
    const { headers } = await edge.ask('/_mf/registry');
    const condition = { 'if-match': String(headers['etag']) };
    const put = (more: Record<string, string>) =>
      edge.ask('/_mf/registry', more, 'PUT', edge.registry);
    const token = { authorization: `Bearer ${TOKEN}` };
    expect((await put(condition)).status).toBe(403);
    expect((await put({ ...token, 'if-match': '"older"' })).status).toBe(412);
    expect((await put({ ...token, ...condition })).status).toBe(200);
    expect((await edge.ask('/_mf/registry')).body).toBe(edge.registry);
  });
});
