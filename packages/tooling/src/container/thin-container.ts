import type { Plugin, Rolldown } from 'vite';
import { ON_DEMAND, SHARED_BY_SHELL } from '../federation.ts';
import { containerSource } from './container-source.ts';
import { lazyImports } from './lazy-imports.ts';
import { exportsOf, shareModule } from './share-module.ts';

export const CONTAINER_FILE = 'remoteEntry.js';

type ThinContainer = {
  /** Federation container: underscores only, e.g. `mfe_reader`. */
  container: string;
  /** Absolute path of the exposed module; an entry of the build. */
  entry: string;
  /** Shared modules that the remote may import. */
  shared: readonly string[];
  minified: boolean;
};

const PREFIX = '\0share:';

/**
 * Makes a build a federated remote: writes its container, which exposes the entry as `./remote`, and
 * binds what the shell shares to what the page hands over. No shared module is ever bundled.
 */
export function thinContainer(options: ThinContainer): Plugin[] {
  const { container, entry, shared, minified } = options;
  const table = `${container}_shares`;
  const plugin: Plugin = {
    name: 'thin-container',
    enforce: 'pre',
    config: () => ({
      // An application's entries export nothing, unless told.
      build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } },
    }),
    resolveId(source, importer) {
      if (!SHARED_BY_SHELL.has(source)) return null;
      if (shared.includes(source)) return { id: PREFIX + source, moduleSideEffects: false };
      return this.error(
        `${importer} imports "${source}", which the shell shares: name it in the remote's federation.config.ts`,
      );
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      const installed = await this.resolve(name, entry, { skipSelf: true });
      if (installed === null) return this.error(`"${name}" is shared, but not installed`);
      return shareModule(name, table, await exportsOf(installed.id));
    },
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const exposed = chunks.find((chunk) => chunk.facadeModuleId === entry);
      if (exposed === undefined) return this.error(`The build has no chunk for ${entry}`);
      const shares = sharesBefore(exposed, chunks, shared);
      const file = exposed.fileName;
      const source = await containerSource({ container, table, shares, file, minified });
      this.emitFile({ type: 'asset', fileName: CONTAINER_FILE, source });
    },
  };
  const onDemand = shared.filter((name) => ON_DEMAND.has(name));
  return onDemand.length === 0 ? [plugin] : [plugin, lazyImports(table, onDemand)];
}

/**
 * Shares that must be there before the exposed chunk runs: of those that the shell fetches on demand only
 * the ones it cannot run without, and all others that the build uses, because they cost nothing.
 */
function sharesBefore(
  exposed: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  shared: readonly string[],
): string[] {
  const needed = new Set([exposed.fileName]);
  for (const chunk of needed) {
    const imports = chunks.find(({ fileName }) => fileName === chunk)?.imports ?? [];
    for (const file of imports) needed.add(file);
  }
  return shared.filter((name) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.includes(PREFIX + name))
      .some(({ fileName }) => needed.has(fileName) || !ON_DEMAND.has(name)),
  );
}
