import { type ESTree, Visitor } from 'vite';

/**
 * Lets every `import()` of a remote wait until its container has made the script ready: its shares are
 * there, its bytes are right. A top-level `await` in the imported chunk would not do: WebKit runs a module
 * that awaits before its time when two others import it at once (bug 242740).
 */
export function checkedImports(program: ESTree.Program, code: string, table: string): string {
  const found: { start: number; end: number; source: string }[] = [];
  const visitor = new Visitor({
    ImportExpression: ({ start, end, source }) =>
      void found.push({ start, end, source: code.slice(source.start, source.end) }),
  });
  visitor.visit(program);
  let result = '';
  let last = 0;
  for (const { start, end, source } of found) {
    const ready = `globalThis.${table}.open(new URL(${source},import.meta.url).href)`;
    result += `${code.slice(last, start)}${ready}.then(()=>${code.slice(start, end)})`;
    last = end;
  }
  return result + code.slice(last);
}
