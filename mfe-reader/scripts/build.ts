import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { describeRelease, RELEASE_FILE } from '@fahm/tooling/release.ts';
import { edgeBuildConfig, remoteBuildConfig } from '@fahm/tooling/vite.ts';
import { version as reactVersion } from 'react';
import { build } from 'vite';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { prerenderedPages, READER_ROUTES } from '../src/lib/paths.ts';

// `--development` builds the same artifacts with development React, for the tests that listen to its warnings.
const development = process.argv.includes('--development');
process.env['NODE_ENV'] = development ? 'development' : 'production';
const { root } = federationConfig;
const outDir = join(root, development ? 'dist-development' : 'dist');
const workDir = join(outDir, '.build');

async function prerender(): Promise<void> {
  const input = 'src/fragment.tsx';
  await build(
    edgeBuildConfig({ root, input, outDir: workDir, fileName: 'fragment.js', development }),
  );
  const { renderChapterFragment } = (await import(
    join(workDir, 'fragment.js')
  )) as typeof Fragments;
  for (const { path, surah } of prerenderedPages()) {
    const file = join(outDir, '_fragment', `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderChapterFragment(readSurahText(surah)));
  }
  await rm(workDir, { recursive: true });
}

const config = remoteBuildConfig(federationConfig, development);
await build({ ...config, build: { ...config.build, outDir } });
await prerender();
const release = await describeRelease({
  id: 'reader',
  outDir,
  contract: CONTRACT,
  react: reactVersion,
  routes: [...READER_ROUTES],
});
await writeFile(join(outDir, RELEASE_FILE), JSON.stringify(release, null, 2));
