import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptIntegrity } from '@fahm/tooling/files.ts';
import { closureOf, readViteManifest } from '@fahm/tooling/manifest.ts';
import { BROWSER_TARGET } from '@fahm/tooling/vite.ts';
import { build, type Plugin } from 'vite';

/** Files of the same application built as one, by address. */
export type Mono = {
  outDir: string;
  script: string;
  preload: string[];
  css: string[];
  integrity: Record<string, string>;
};

const FEDERATION = 'shell/src/features/remotes/federation.ts';
const REMOTE = 'mfe-reader/src/remote.tsx';

/** In the place of the federation: the reader is a chunk of the shell, imported when a page needs it. */
function withoutFederation(root: string): Plugin {
  const remote = JSON.stringify(join(root, REMOTE));
  return {
    name: 'without-federation',
    enforce: 'pre',
    load: (id) =>
      id === join(root, FEDERATION)
        ? `const load = () => import(${remote}).then((module) => module.remote);
           export const REMOTE_DEADLINE_MS = 5000;
           export const createFederation = () => ({ load, reload: load });`
        : null,
  };
}

/** Builds shell and reader of the repository at `root` as one application without federation. */
export async function buildMono(root: string, outDir: string): Promise<Mono> {
  await build({
    configFile: false,
    root: join(root, 'shell'),
    mode: 'production',
    logLevel: 'error',
    plugins: [withoutFederation(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: BROWSER_TARGET,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      emptyOutDir: true,
      rolldownOptions: { input: { shell: 'src/main.tsx' } },
    },
  });
  const manifest = await readViteManifest(outDir);
  const shell = closureOf(manifest, 'src/main.tsx');
  const reader = closureOf(manifest, `../${REMOTE}`);
  const [script = '', ...scripts] = new Set([...shell.scripts, ...reader.scripts]);
  const integrity = Object.entries(await scriptIntegrity(join(outDir, 'assets')));
  return {
    outDir,
    script: `/${script}`,
    preload: scripts.map((file) => `/${file}`),
    css: [...new Set([...shell.css, ...reader.css])].map((file) => `/${file}`),
    integrity: Object.fromEntries(integrity.map(([file, hash]) => [`/assets/${file}`, hash])),
  };
}

/** A page of the product with the scripts and styles of the one application in the place of its own. */
export function asMono(html: string, mono: Mono): string {
  const data = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s.exec(html);
  if (data === null) throw new Error('The page holds no data of the shell');
  const [whole, open = '', json = '', close = ''] = data;
  const page = JSON.parse(json) as { script: string; preload: string[] };
  const changed = JSON.stringify({ ...page, script: mono.script, preload: mono.preload });
  const styles = mono.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const map = `<script type="importmap">${JSON.stringify({ integrity: mono.integrity })}</script>`;
  return html
    .replace(whole, () => open + changed.replaceAll('<', '\\u003c') + close)
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script type="importmap">.*?<\/script>/s, () => styles + map);
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** A file of the build, or null when it has none at this path. */
export async function monoFile(mono: Mono, path: string) {
  const body = await readFile(join(mono.outDir, path)).catch(() => null);
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  return body === null ? null : { status: 200, headers, body };
}
