import { createHash } from 'node:crypto';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { CSSOptions, InlineConfig, Plugin, PluginOption } from 'vite';
import { sharedForRemote, type SharedModule } from './federation.ts';

/** Browsers of the last two and a half years; import maps and CSS layers are taken for granted. */
export const BROWSER_TARGET = 'es2022';

/**
 * Names of classes as pages carry them, in every verse: short, and the same in the browser's build and in
 * the one that renders. The digest is of the file's text, so that no build depends on where it ran.
 */
export const CSS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, _file, css) =>
      `${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 3)}`,
  },
};

export type RemoteOptions = {
  /** Folder of the remote, absolute. */
  root: string;
  /** Federation container: underscores only, e.g. `mfe_reader`. */
  container: string;
  /** Module that calls `defineRemote`, relative to the root. */
  entry: string;
  /** Which of the shell's shared modules the remote uses. */
  shared: readonly SharedModule[];
  /** Port of the development server; fixed, because the shell's development registry names it. */
  port: number;
};

/**
 * The federation plugin keeps only the exports of a share that it has seen in use, and on a busy machine
 * it stops looking (after 10 ms without news) before every module was read: the build then fails for a
 * missing export, now and then. A namespace import in the first module asks for all of them, and is
 * dropped from the output.
 */
function wholeShares(options: RemoteOptions, development: boolean): Plugin {
  const entry = join(options.root, options.entry);
  const names = Object.keys(sharedForRemote(options.shared, development));
  const imports = names.map((name, index) => `import * as share${index} from '${name}';`);
  const uses = names.map((_, index) => `share${index}`);
  return {
    name: 'whole-shares',
    apply: 'build',
    transform: (code, id) =>
      id === entry
        ? { code: `${imports.join('')}${code}\nvoid [${uses.join()}];`, map: null }
        : null,
  };
}

function remotePlugins(options: RemoteOptions, development: boolean): PluginOption[] {
  return [
    wholeShares(options, development),
    react(),
    federation({
      name: options.container,
      filename: 'remoteEntry.js',
      exposes: { './remote': options.entry },
      shared: sharedForRemote(options.shared, development),
      shareStrategy: 'loaded-first',
      disableSnapshot: true,
      experiments: { externalRuntime: true },
      dts: false,
      dev: { remoteHmr: true },
      manifest: true,
    }),
  ];
}

/** Every page names every script of every remote: what the plugin calls its table of shares is long. */
const shortName = (name: string): string => (name.startsWith('_virtual_mf') ? 'shares' : '[name]');

/** The browser build of a remote: relative base, so that one artifact serves from any address. */
export function remoteBuildConfig(options: RemoteOptions, development: boolean): InlineConfig {
  return {
    configFile: false,
    root: options.root,
    base: './',
    mode: development ? 'development' : 'production',
    logLevel: 'warn',
    plugins: remotePlugins(options, development),
    define: nodeEnv(development),
    css: CSS_NAMES,
    build: {
      target: BROWSER_TARGET,
      manifest: true,
      modulePreload: false,
      minify: !development,
      emptyOutDir: true,
      rolldownOptions: {
        input: { remote: options.entry },
        output: { chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js` },
      },
    },
  };
}

/** The development server of a remote, loaded by the shell across origins, with Fast Refresh. */
export function remoteServeConfig(options: RemoteOptions, plugins: PluginOption[]): InlineConfig {
  const origin = `http://127.0.0.1:${options.port}`;
  return {
    configFile: false,
    root: options.root,
    logLevel: 'warn',
    plugins: [...remotePlugins(options, true), ...plugins],
    optimizeDeps: { entries: [options.entry] },
    server: { host: '127.0.0.1', port: options.port, strictPort: true, origin, cors: true },
  };
}

/** A build without federation that runs where there is no DOM: at build time in Node, or in a worker. */
export function edgeBuildConfig(options: {
  root: string;
  input: string;
  outDir: string;
  fileName: string;
  development: boolean;
  plugins?: PluginOption[];
}): InlineConfig {
  return {
    configFile: false,
    root: options.root,
    publicDir: false,
    mode: options.development ? 'development' : 'production',
    logLevel: 'warn',
    plugins: [react(), ...(options.plugins ?? [])],
    define: nodeEnv(options.development),
    css: CSS_NAMES,
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
    },
    build: {
      ssr: true,
      target: 'es2024',
      outDir: options.outDir,
      emptyOutDir: false,
      minify: !options.development,
      rolldownOptions: { input: options.input, output: { entryFileNames: options.fileName } },
    },
  };
}

function nodeEnv(development: boolean): Record<string, string> {
  return { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') };
}
