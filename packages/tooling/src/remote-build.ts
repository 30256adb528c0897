import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { describeRelease, RELEASE_FILE, type Release } from './release.ts';
import { edgeBuildConfig, remoteBuildConfig, type RemoteOptions } from './vite.ts';

export type RenderedPage = {
  /** Path of the public page, e.g. `/read/chapter/2`. */
  path: string;
  /** The whole fragment, head line included. */
  fragment: string;
};

type RemoteBuild<Fragments> = Pick<Release, 'id' | 'contract' | 'react' | 'routes'> & {
  federation: RemoteOptions;
  /** Module that renders fragments, relative to the remote's folder. */
  fragments: string;
  /** Renders every public page with the built module. */
  render: (fragments: Fragments) => Iterable<RenderedPage>;
};

/**
 * Builds a remote: browser files, a fragment file for each public page, and `release.json`. With
 * `--development` the same artifacts hold development React, for tests that listen to its warnings.
 */
export async function buildRemote<Fragments>(options: RemoteBuild<Fragments>): Promise<void> {
  const development = process.argv.includes('--development');
  process.env['NODE_ENV'] = development ? 'development' : 'production';
  const { federation, fragments, render, ...about } = options;
  const outDir = join(federation.root, development ? 'dist-development' : 'dist');
  const config = remoteBuildConfig(federation, development);
  await build({ ...config, build: { ...config.build, outDir } });
  const workDir = join(outDir, '.build');
  await build(
    edgeBuildConfig({
      root: federation.root,
      input: fragments,
      outDir: workDir,
      fileName: 'fragments.js',
      development,
    }),
  );
  const module = (await import(join(workDir, 'fragments.js'))) as Fragments;
  for (const page of render(module)) await writeFragmentFile(outDir, page);
  await rm(workDir, { recursive: true });
  const release = await describeRelease({ ...about, outDir });
  await writeFile(join(outDir, RELEASE_FILE), JSON.stringify(release, null, 2));
}

async function writeFragmentFile(outDir: string, { path, fragment }: RenderedPage): Promise<void> {
  const file = join(outDir, '_fragment', `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fragment);
}
