import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closureOf, readViteManifest } from '@fahm/tooling/manifest.ts';
import { BROWSER_TARGET, REACT_ALIASES } from '@fahm/tooling/vite.ts';
import { build, type Plugin } from 'vite';
import type { Answer, Answerer } from '../page/site.ts';

/** The same application built as one: its scripts, by address. */
export type Mono = { outDir: string; script: string; preload: string[] };

const REMOTE = 'mfe-reader/src/remote.tsx';
const SHARES = 'shell/src/features/remotes/shares.ts';

/**
 * What stands in the place of the federation: a runtime that imports the reader as a chunk of the shell,
 * and shares nothing because there is nobody to share with.
 */
function withoutFederation(root: string): Plugin {
  const remote = JSON.stringify(join(root, REMOTE));
  const instead = new Map([
    [
      '@module-federation/runtime',
      `export const createInstance = () => ({
        registerRemotes: () => {},
        loadRemote: () => import(${remote}),
      });`,
    ],
    [join(root, SHARES), 'export const createShares = () => ({});'],
  ]);
  const used = new Set<string>();
  return {
    name: 'without-federation',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('@module-federation/') && instead.has(id) ? `\0${id}` : null),
    load: (id) => {
      const key = id.replace('\0', '');
      const code = instead.get(key);
      if (code !== undefined) used.add(key);
      return code ?? null;
    },
    buildEnd: (error) => {
      const missed = [...instead.keys()].filter((key) => !used.has(key));
      if (error === undefined && missed.length > 0)
        throw new Error(
          `The shell no longer uses ${missed.join(', ')}: this build measures nothing`,
        );
    },
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
    resolve: { alias: REACT_ALIASES },
    build: {
      outDir,
      target: BROWSER_TARGET,
      manifest: true,
      modulePreload: false,
      // Its styles are the page's own, whose class names depend on nothing but their text.
      cssCodeSplit: false,
      emptyOutDir: true,
      rolldownOptions: { input: { shell: 'src/main.tsx' } },
    },
  });
  const manifest = await readViteManifest(outDir);
  const scripts = ['src/main.tsx', `../${REMOTE}`].flatMap(
    (key) => closureOf(manifest, key).scripts,
  );
  const [script = '', ...preload] = new Set(scripts.map((file) => `/${file}`));
  return { outDir, script, preload };
}

/** Answers as `product` does, with the scripts of the one application in the place of its own. */
export const asMono =
  (mono: Mono, product: Answerer): Answerer =>
  async (path, origin) => {
    // Fonts and styles stay the product's.
    const script = path.endsWith('.js') ? await readScript(mono, path) : null;
    const answer = script ?? (await product(path, origin));
    return path.startsWith('/read/') ? withScripts(answer, mono) : answer;
  };

async function readScript({ outDir }: Mono, path: string): Promise<Answer | null> {
  const body = await readFile(join(outDir, path)).catch(() => null);
  const headers = { 'content-type': 'text/javascript' };
  return body === null ? null : { status: 200, headers, body };
}

const PAGE_DATA = /(?<=<script type="application\/json" id="page-data">).*?(?=<\/script>)/s;

function withScripts({ status, headers, body }: Answer, { script, preload }: Mono): Answer {
  const html = Buffer.from(body).toString();
  const data = PAGE_DATA.exec(html)?.[0];
  if (data === undefined) throw new Error('The page holds no data of the shell');
  const changed = JSON.stringify({ ...(JSON.parse(data) as object), script, preload });
  // The policy and the integrity are of the scripts that were replaced.
  const { 'content-security-policy': _, ...others } = headers;
  const page = html
    .replace(data, () => changed.replaceAll('<', '\\u003c'))
    .replace(/<script type="importmap">.*?<\/script>/s, '');
  return { status, headers: others, body: Buffer.from(page) };
}
