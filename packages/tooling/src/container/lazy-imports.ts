import { type Plugin, Visitor } from 'vite';

/**
 * Lets every `import()` of a remote wait for the shares that the shell fetches on demand. A top-level
 * `await` in the imported chunk would say the same, but WebKit runs a module that awaits before its time
 * when two others import it at once (bug 242740).
 */
export function lazyImports(table: string, onDemand: readonly string[]): Plugin {
  const ready = `Promise.all(${JSON.stringify(onDemand)}.map(globalThis.${table}.load))`;
  return {
    name: 'thin-container-lazy-imports',
    transform: {
      filter: { code: /\bimport\s*\(/ },
      handler(code) {
        const found: { start: number; end: number }[] = [];
        const visitor = new Visitor({
          ImportExpression: ({ start, end }) => void found.push({ start, end }),
        });
        visitor.visit(this.parse(code));
        let result = '';
        let last = 0;
        for (const { start, end } of found) {
          result += `${code.slice(last, start)}${ready}.then(() => ${code.slice(start, end)})`;
          last = end;
        }
        return { code: result + code.slice(last), map: null };
      },
    },
  };
}
