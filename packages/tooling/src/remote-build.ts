import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import { build } from 'vite';
import { closureOf, lazyModule, readViteManifest } from './manifest.ts';
import { describeRelease, RELEASE_FILE, type Release } from './release.ts';
import { edgeBuildConfig, remoteBuildConfig, type RemoteOptions } from './vite.ts';

type RenderedPage = {
  /** Path of the public page, e.g. `/read/chapter/2`. */
  path: string;
  /** The whole fragment, head line included. */
  fragment: string;
};

/** A file of the remote beside its code: its path below the version's base, and what it holds. */
export type RemoteFile = { path: string; content: string | Uint8Array };

/** Paths of the pages for search engines, one a line; the shell makes its sitemap of it. */
const PATHS_FILE = 'paths.txt';

type BuiltRemote = {
  /**
   * Stylesheets that come with a lazy module, named by its file, and are not in every page: a page that shows
   * it from the first byte names them in its head. Throws when no such module is loaded lazily.
   */
  stylesOf: (file: string) => string[];
};

type About = Pick<Release, 'id' | 'contract' | 'react' | 'routes' | 'layouts'>;

type RemoteBuild<Fragments> = About & {
  federation: RemoteOptions;
  /** Module that renders fragments, relative to the remote's folder. */
  fragments: string;
  /** Renders every public page with the built module. */
  render: (fragments: Fragments, built: BuiltRemote) => Iterable<RenderedPage>;
  /** What the browser fetches beside code and fragments. */
  files?: () => Iterable<RemoteFile> | AsyncIterable<RemoteFile>;
};

/**
 * Builds a remote: browser files, a fragment file for each public page, and `release.json`. With
 * `--development` the same artifacts hold development React, for tests that listen to its warnings.
 */
export async function buildRemote<Fragments>(options: RemoteBuild<Fragments>): Promise<void> {
  const development = process.argv.includes('--development');
  process.env['NODE_ENV'] = development ? 'development' : 'production';
  const { federation, fragments, render, files, ...about } = options;
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
  const paths: string[] = [];
  const exposed = posix.normalize(federation.entry);
  for (const page of render(module, await describeStyles(outDir, exposed))) {
    const { path, fragment } = page;
    await writeTo(outDir, { path: join('_fragment', `${path}.html`), content: fragment });
    if (isForSearch(page)) paths.push(path);
  }
  await writeTo(outDir, { path: PATHS_FILE, content: paths.map((path) => `${path}\n`).join('') });
  for await (const file of files?.() ?? []) await writeTo(outDir, file);
  await rm(workDir, { recursive: true });
  const release = await describeRelease({ ...about, outDir, exposed });
  await writeFile(join(outDir, RELEASE_FILE), JSON.stringify(release, null, 2));
}

async function describeStyles(outDir: string, exposed: string): Promise<BuiltRemote> {
  const manifest = await readViteManifest(outDir);
  const everywhere = new Set(closureOf(manifest, exposed).css);
  return {
    stylesOf: (file) =>
      closureOf(manifest, lazyModule(manifest, file)).css.filter((path) => !everywhere.has(path)),
  };
}

/** Not for search engines: another address of a page, and a page that asks to be left out. */
function isForSearch({ path, fragment }: RenderedPage): boolean {
  const { canonical, robots = '' } = readFragment(fragment).head;
  return canonical === path && !robots.includes('noindex');
}

async function writeTo(outDir: string, { path, content }: RemoteFile): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
