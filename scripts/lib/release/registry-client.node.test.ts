import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@fahm/contracts/registry.ts';
import { remoteVersion } from '@fahm/contracts/testing/remote-version.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { withRelease } from './registry-change.ts';
import { createRegistryClient } from './registry-client.ts';

const files = remoteVersion();
const reader = { versions: { one: files }, current: 'one', previous: null };
const study = { id: 'study', version: 'two', files };

/** A shell's registry as R2 keeps it: text under an ETag, written by compare-and-swap. */
class Shell {
  text: string;
  writes: { headers: IncomingMessage['headers']; body: string }[] = [];
  /** What somebody else writes before the next write arrives. */
  meanwhile: string | null = null;
  refusal: number | null = null;
  reading = 200;
  server: Server;
  #etag = 1;

  constructor(text: string) {
    this.text = text;
    this.server = createServer((request, response) => {
      if (request.method === 'GET') {
        response.writeHead(this.reading, { etag: `"${this.#etag}"` }).end(this.text);
        return;
      }
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        this.writes.push({ headers: request.headers, body });
        response.writeHead(this.#write(request, body)).end('the reason');
      });
    });
  }

  #write(request: IncomingMessage, body: string): number {
    if (this.refusal !== null) return this.refusal;
    if (this.meanwhile !== null) {
      this.text = this.meanwhile;
      this.meanwhile = null;
      this.#etag += 1;
    }
    if (request.headers['if-match'] !== `"${this.#etag}"`) return 412;
    this.text = body;
    this.#etag += 1;
    return 200;
  }
}

let shell: Shell;

async function clientOf(text: string) {
  shell = new Shell(text);
  await new Promise<void>((resolve) => shell.server.listen(0, '127.0.0.1', resolve));
  const { port } = shell.server.address() as AddressInfo;
  return createRegistryClient(`http://127.0.0.1:${port}`, 'the token');
}

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => {
  shell.server.close();
  warned.mockClear();
});

const release = (registry: Registry) => withRelease(registry, study);

test.each(['', 'null', '[]', '{"reader": {"current": 1}}', '{"reader":', '<html>'])(
  '[R2] a release over a registry that reads %j writes a whole one, and says that it names no other remote',
  async (corrupt) => {
    const client = await clientOf(corrupt);
    const written = await client.change(release);
    expect(Object.keys(written)).toEqual(['study']);
    expect(JSON.parse(shell.text)).toEqual(written);
    expect(shell.writes).toHaveLength(1);
    expect(shell.writes[0]?.headers).toMatchObject({
      'if-match': '"1"',
      authorization: 'Bearer the token',
    });
    expect(String(warned.mock.lastCall)).toContain('release the other remotes too');
    expect(await client.read()).toEqual(written);
  },
);

test('[R2] one that can be read keeps its other remotes, and nothing is said', async () => {
  const client = await clientOf(JSON.stringify({ reader }));
  expect(Object.keys(await client.change(release))).toEqual(['reader', 'study']);
  expect(warned).not.toHaveBeenCalled();
});

test('[R2] what somebody mended meanwhile is not written over', async () => {
  const client = await clientOf('not a registry');
  shell.meanwhile = JSON.stringify({ reader });
  expect(Object.keys(await client.change(release))).toEqual(['reader', 'study']);
  expect(shell.writes).toHaveLength(2);
});

test('[R2] reading alone does not take a corrupt registry for an empty one', async () => {
  const client = await clientOf('not a registry');
  await expect(client.read()).rejects.toThrow();
  expect(shell.writes).toEqual([]);
});

test('[R2] a shell that cannot be read, or refuses, is told as it is, and nothing is tried again', async () => {
  const client = await clientOf('{}');
  shell.reading = 503;
  await expect(client.change(release)).rejects.toThrow('/_mf/registry: 503');
  expect(shell.writes).toEqual([]);
  shell.reading = 200;
  shell.refusal = 422;
  await expect(client.change(release)).rejects.toThrow('The registry refused: the reason');
  expect(shell.writes).toHaveLength(1);
});
