import type { Plugin } from 'vite';

const ID = 'virtual:shell-build';

/** Gives the worker what earlier steps made, as the module that `src/edge/build-output.d.ts` describes. */
export function virtualBuild(makeExports: () => Record<string, unknown>): Plugin {
  return {
    name: 'shell-build',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (source) => {
      if (source !== `\0${ID}`) return null;
      const lines = Object.entries(makeExports()).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
  };
}
