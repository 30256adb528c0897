import type { Plugin, Rolldown } from 'vite';
import { ON_DEMAND, SHARED_BY_SHELL } from '../federation.ts';
import { containerSource } from './container-source.ts';
import { checkedImports } from './checked-imports.ts';
import { LATER_FILE, listLater } from './later-list.ts';
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
/** The same module once more, for packages that look names up in it: the object of all its names is theirs alone. */
const WHOLE_PREFIX = '\0whole-share:';

/** Packages that ask a shared module for no name but those they import. */
const NAMED_ONLY = /\/node_modules\/wouter\//;

const prefixFor = (importer: string | undefined): string =>
  importer === undefined || !importer.includes('/node_modules/') || NAMED_ONLY.test(importer)
    ? PREFIX
    : WHOLE_PREFIX;

/** The shared module that an id stands for; null for any other module. */
const sharedIn = (id: string): string | null => {
  const prefix = [PREFIX, WHOLE_PREFIX].find((one) => id.startsWith(one));
  return prefix === undefined ? null : id.slice(prefix.length);
};

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
      if (shared.includes(source))
        return { id: prefixFor(importer) + source, moduleSideEffects: false };
      return this.error(
        `${importer} imports "${source}", which the shell shares: name it in the remote's federation.config.ts`,
      );
    },
    async load(id) {
      const name = sharedIn(id);
      if (name === null) return null;
      const installed = await this.resolve(name, entry, { skipSelf: true });
      if (installed === null) return this.error(`"${name}" is shared, but not installed`);
      return shareModule(name, table, await exportsOf(installed.id));
    },
    generateBundle: {
      // The last to touch the code: what is listed is what is published.
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const exposed = chunks.find((chunk) => chunk.facadeModuleId === entry);
        if (exposed === undefined) return this.error(`The build has no chunk for ${entry}`);
        for (const chunk of chunks)
          chunk.code = checkedImports(this.parse(chunk.code), chunk.code, table);
        const needed = closureOf([exposed.fileName], chunks);
        const list = listLater(chunks, needed, closureOf);
        if (list !== null)
          this.emitFile({ type: 'asset', fileName: LATER_FILE, source: list.text });
        const source = await containerSource({
          container,
          table,
          shares: sharesBefore(needed, chunks, shared),
          file: exposed.fileName,
          onDemand: shared.filter((name) => ON_DEMAND.has(name)),
          later: list === null ? null : { file: LATER_FILE, integrity: list.integrity },
          minified,
        });
        this.emitFile({ type: 'asset', fileName: CONTAINER_FILE, source });
      },
    },
  };
  return [plugin];
}

/** Files of `chunks` that those named need to run, themselves included. */
function closureOf(files: readonly string[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const needed = new Set(files);
  for (const file of needed) {
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    for (const next of imports) needed.add(next);
  }
  return needed;
}

/**
 * Shares that must be there before the exposed chunk runs: of those that the shell fetches on demand only
 * the ones it cannot run without, and all others that the build uses, because they cost nothing.
 */
function sharesBefore(
  needed: ReadonlySet<string>,
  chunks: readonly Rolldown.OutputChunk[],
  shared: readonly string[],
): string[] {
  return shared.filter((name) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => sharedIn(id) === name))
      .some(({ fileName }) => needed.has(fileName) || !ON_DEMAND.has(name)),
  );
}
