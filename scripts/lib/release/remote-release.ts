import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { distFolder } from '../stack/artifacts.ts';
import { withRelease } from './registry-change.ts';
import type { RegistryClient } from './registry-client.ts';
import { remoteById } from './remotes.ts';
import { ROOT, runQuietly } from '../run.ts';
import { type PublishedVersion, readRelease } from '../stack/version-store.ts';
import { assertCompatible } from './compatibility.ts';
import { readerRights } from './reader-rights.ts';
import { writeSbom } from './sbom.ts';
import { smokeTest } from './smoke-test.ts';
import type { Step } from './step.ts';

/** Where a release goes: how its files become an immutable version, and who keeps the registry. */
export type Target = {
  name: string;
  shellUrl: string;
  registry: RegistryClient;
  publish: (outDir: string) => Promise<PublishedVersion>;
  /** What `publish` does, for people. */
  publishing: (folder: string) => string;
};

/** How long the shell may go on serving the version before, in milliseconds. */
const VISIBLE_WITHIN_MS = 10_000;

/** The steps that release one remote alone. The shell is not built and not deployed. */
export function remoteReleaseSteps(id: string, target: Target, shellReact: string): Step[] {
  const { folder, samplePath } = remoteById(id);
  const outDir = join(ROOT, folder, distFolder('production'));
  let published: PublishedVersion | undefined;
  const version = (): PublishedVersion => {
    if (published === undefined) throw new Error('Nothing was published yet');
    return published;
  };
  return [
    ...(id === 'reader' && target.name !== 'local' ? [readerRights] : []),
    { title: `build ${folder}`, run: () => runQuietly('npm', ['run', 'build', '-w', folder]) },
    {
      title: `compare its contract and React (${shellReact}) with the shell's`,
      run: async () => assertCompatible(await readRelease(outDir), shellReact),
    },
    writeSbom(ROOT, id, folder),
    {
      title: target.publishing(folder),
      run: async () => {
        published = await target.publish(outDir);
      },
    },
    {
      title: `smoke-test the published version: every script's integrity, styles, _fragment${samplePath}`,
      run: () => smokeTest(version().files, samplePath),
    },
    {
      title: `point the registry of ${target.shellUrl} at it (compare-and-swap)`,
      run: async () => {
        await target.registry.change((registry) => withRelease(registry, version()));
      },
    },
    {
      title: `wait until ${target.shellUrl}${samplePath} is served with it`,
      run: () => untilServed(target.shellUrl + samplePath, `/mf/${id}/${version().version}/`),
    },
  ];
}

/** Waits until a page names `text`; throws when it does not within the time a release may take to show. */
export async function untilServed(url: string, text: string): Promise<void> {
  const until = Date.now() + VISIBLE_WITHIN_MS;
  while (Date.now() < until) {
    const html = await fetch(url, { signal: AbortSignal.timeout(5000) }).then((page) =>
      page.text(),
    );
    if (html.includes(text)) return;
    await pause(250);
  }
  throw new Error(`${url} is not served with ${text} after ${VISIBLE_WITHIN_MS / 1000} s`);
}
