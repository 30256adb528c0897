import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { scriptIntegrity } from '@fahm/tooling/files.ts';
import { closureOf, readViteManifest, scriptsReachedFrom } from '@fahm/tooling/manifest.ts';
import { BROWSER_TARGET, CSS_NAMES, edgeBuildConfig, REACT_ALIASES } from '@fahm/tooling/vite.ts';
import react from '@vitejs/plugin-react';
import { version as reactVersion } from 'react';
import { build, type InlineConfig, minify, type Plugin } from 'vite';
import { fillThemeScript } from '@fahm/mfe-kit/theme-script.ts';
import type { BuildFacts } from '../src/pages/shell-page-contents.tsx';
import { type Stylesheets, stylesForHtml } from '../src/edge/page/stylesheets.ts';
import { preludeHtml } from '../src/prelude.ts';
import { buildFacts } from './build-facts.ts';
import { pngIcons } from './icons.ts';
import { virtualBuild } from './virtual-build.ts';

// `--development` builds the same artifacts with development React, for the tests that listen to its warnings.
const development = process.argv.includes('--development');
process.env['NODE_ENV'] = development ? 'development' : 'production';
const root = join(import.meta.dirname, '..');
const outDir = join(root, development ? 'dist-development' : 'dist');
const workDir = join(outDir, '.build');

const MAIN = 'src/main.tsx';
/** What only pages of one kind load, by that kind; only their import map names it. */
const OWN_SCRIPTS = {
  account: 'src/pages/account-pages.tsx',
  subscribe: 'src/pages/account-pages.tsx',
  contact: 'src/contact-island.tsx',
  pricing: 'src/pricing-island.ts',
};

// Each file of the build is a line in the import map of every page: what parts share lies in few files.
const SHARED = [
  // React changes seldom: in a file of its own it stays in browsers' caches across releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // The whole first load: what comes later imports it, instead of having it cut in pieces.
  { name: 'shell', test: /src[\\/]main\.tsx$/ },
  // All that comes first once somebody is signed in.
  { name: 'members', test: /src[\\/]member-bundle\.tsx$/ },
];

const clientConfig: InlineConfig = {
  configFile: false,
  root,
  mode: process.env['NODE_ENV'],
  logLevel: 'warn',
  plugins: [react()],
  define: {
    'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']),
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  resolve: { alias: REACT_ALIASES },
  css: CSS_NAMES,
  build: {
    outDir,
    target: BROWSER_TARGET,
    manifest: true,
    modulePreload: false,
    minify: !development,
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      input: { shell: MAIN, 'own-pages': 'src/pages/own-page-layouts.ts' },
      output: {
        codeSplitting: { groups: SHARED },
        // Every page names them.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
      },
    },
  },
};

async function describeClient() {
  const manifest = await readViteManifest(outDir);
  const { scripts, css } = closureOf(manifest, MAIN);
  const [script, ...imports] = scripts.map((file) => `/${file}`);
  const fonts = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.woff2'))
    .map(([source, { file }]) => [basename(source, '.woff2'), `/${file}`] as const);
  if (fonts.length === 0) throw new Error("The build holds no Qur'an font");
  const forAll = scriptsReachedFrom(manifest, MAIN, Object.values(OWN_SCRIPTS));
  const ownScripts = Object.entries(OWN_SCRIPTS).map(async ([page, key]) => {
    const first = closureOf(manifest, key).scripts.filter((file) => !scripts.includes(file));
    const all = scriptsReachedFrom(manifest, key).filter((file) => !forAll.includes(file));
    const own = { imports: first.map((file) => `/${file}`), integrity: await integrityByPath(all) };
    return [page, own] as const;
  });
  return {
    script,
    imports,
    sheet: await readSheet(css),
    pageSheet: await readSheet(closureOf(manifest, 'src/pages/own-page-layouts.ts').css),
    fonts: Object.fromEntries(fonts),
    integrity: await integrityByPath(forAll),
    ownScripts: Object.fromEntries(await Promise.all(ownScripts)),
  };
}

/** Stylesheets of the build with their text, which stands in pages. */
async function readSheet(files: string[]): Promise<Stylesheets> {
  const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  return { css: files.map((file) => `/${file}`), styles: stylesForHtml(texts.join('')) };
}

async function integrityByPath(files: string[]): Promise<Record<string, string>> {
  const integrity = Object.entries(await scriptIntegrity(outDir, files));
  return Object.fromEntries(integrity.map(([file, hash]) => [`/${file}`, hash]));
}

async function inlineScript(path: string, fill = (source: string) => source): Promise<string> {
  const source = fill(await readFile(join(root, path), 'utf8'));
  const { code } = await minify(basename(path), source, {});
  return code.trim();
}

const edge = (input: string, dir: string, fileName: string, plugins: Plugin[] = []) =>
  build(edgeBuildConfig({ root, input, outDir: dir, fileName, development, plugins }));

/** The service worker: one script, at the root of the origin, since that is what it may then answer for. */
const workerConfig = (themeScript: string): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  mode: process.env['NODE_ENV'] ?? '',
  logLevel: 'warn',
  define: {
    BUILT_PRELUDE: JSON.stringify({
      html: preludeHtml({}, { fonts: null, themeScript }),
      studyHtml: preludeHtml({}, { fonts: null, themeScript, isStudy: true }),
      scriptHash: `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`,
    }),
  },
  build: {
    outDir,
    emptyOutDir: false,
    target: BROWSER_TARGET,
    minify: !development,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

await build(clientConfig);
await edge('src/frames.tsx', workDir, 'frames.js');
const { renderFrames } = (await import(join(workDir, 'frames.js'))) as {
  renderFrames: (facts: BuildFacts) => unknown;
};
const parts = {
  frames: renderFrames(await buildFacts()),
  client: await describeClient(),
  bootScript: await inlineScript('src/edge/page/boot.inline.js'),
  themeScript: await inlineScript('src/theme.inline.js', fillThemeScript),
};
await build(workerConfig(parts.themeScript));
for (const { name, content } of await pngIcons(join(root, 'public', 'icon.svg'))) {
  await writeFile(join(outDir, name), content);
}
const exports = {
  ...parts,
  version: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12),
  react: reactVersion,
  remoteFiles: 'proxied',
};
await edge('src/edge/worker.ts', outDir, '_worker.js', [virtualBuild(() => exports)]);
await rm(workDir, { recursive: true });
