import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { RemoteVersion } from '@fahm/contracts/registry.ts';
import { RELEASE_FILE, type Release } from '@fahm/tooling/release.ts';
import sirv from 'sirv';
import { linkTree } from '../link-tree.ts';

/** How many versions of a remote are kept on disk; an open tab may still ask for an older one. */
const MAX_VERSIONS = 60;

export type PublishedVersion = { id: string; version: string; files: RemoteVersion };

const versionsFolder = (stateDir: string): string => join(stateDir, 'versions');

/** What the build in `outDir` says of itself. */
export async function readRelease(outDir: string): Promise<Release> {
  return JSON.parse(await readFile(join(outDir, RELEASE_FILE), 'utf8')) as Release;
}

/**
 * Puts a build into the store under its own version, as a hosted deployment keeps every deployment
 * under an address of its own. A version that is there already is left alone: it cannot change.
 */
export async function publishVersion(
  outDir: string,
  stateDir: string,
  storeUrl: string,
): Promise<PublishedVersion> {
  const { id, version, ...files } = await readRelease(outDir);
  const folder = join(versionsFolder(stateDir), id);
  const target = join(folder, version);
  const exists = await stat(target).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(folder, { recursive: true });
    const unfinished = `${target}.${process.pid}.part`;
    await linkTree(outDir, unfinished);
    await rename(unfinished, target);
  }
  return { id, version, files: { ...files, origin: `${storeUrl}/${id}/${version}/` } };
}

/** Deletes the oldest versions on disk beyond the number kept; those named in `inUse` always stay. */
export async function pruneVersions(stateDir: string, id: string, inUse: string[]): Promise<void> {
  const folder = join(versionsFolder(stateDir), id);
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.at - a.at).slice(MAX_VERSIONS);
  for (const { name } of old) {
    if (!inUse.includes(name)) await rm(join(folder, name), { recursive: true });
  }
}

/** Serves the store: files found without their `.html`, and 404 for what is missing. */
export async function serveVersions(
  stateDir: string,
  port: number,
): Promise<{ close: () => Promise<void> }> {
  await mkdir(versionsFolder(stateDir), { recursive: true });
  const files = sirv(versionsFolder(stateDir), { dev: true, etag: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end('There is no such file');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { close };
}
