import { createHash } from 'node:crypto';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { CSSOptions, InlineConfig, PluginOption, Rolldown } from 'vite';
import { CONTAINER_FILE, thinContainer } from './container/thin-container.ts';
import { sharedForServer, type SharedModule, sharedNames } from './federation.ts';

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

/** What React has had since version 18, in the place of a library's copy of it for older ones. */
export const REACT_ALIASES = { 'use-sync-external-store/shim/index.js': 'react' };

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
 * Files of a remote by their plain names: the folder they are served from names the version, and a digest, which no
 * compression makes smaller, would stand in the code at every `import()`.
 */
const REMOTE_FILES: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
};

/** The browser build of a remote: relative base, so that one artifact serves from any address. */
export function remoteBuildConfig(options: RemoteOptions, development: boolean): InlineConfig {
  return {
    configFile: false,
    root: options.root,
    base: './',
    mode: development ? 'development' : 'production',
    logLevel: 'warn',
    plugins: [
      react(),
      thinContainer({
        container: options.container,
        entry: join(options.root, options.entry),
        shared: sharedNames(options.shared, development),
        minified: !development,
      }),
    ],
    define: nodeEnv(development),
    css: CSS_NAMES,
    build: {
      target: BROWSER_TARGET,
      manifest: true,
      modulePreload: false,
      minify: !development,
      emptyOutDir: true,
      rolldownOptions: { input: { remote: options.entry }, output: REMOTE_FILES },
    },
  };
}

/**
 * The stock plugin, for the development server alone: Fast Refresh crosses the border with it. What it
 * builds weighs ten times what `thinContainer` writes.
 */
const servedContainer = (options: RemoteOptions): PluginOption =>
  federation({
    name: options.container,
    filename: CONTAINER_FILE,
    exposes: { './remote': options.entry },
    shared: sharedForServer(options.shared),
    shareStrategy: 'loaded-first',
    disableSnapshot: true,
    experiments: { externalRuntime: true },
    dts: false,
    dev: { remoteHmr: true },
  });

/** The development server of a remote, loaded by the shell across origins, with Fast Refresh. */
export function remoteServeConfig(options: RemoteOptions, plugins: PluginOption[]): InlineConfig {
  const origin = `http://127.0.0.1:${options.port}`;
  return {
    configFile: false,
    root: options.root,
    logLevel: 'warn',
    plugins: [react(), servedContainer(options), ...plugins],
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
