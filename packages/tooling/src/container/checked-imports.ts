import { type ESTree, Visitor } from 'vite';

/** No name of the code: the minifier gives short ones, and people none like it. */
const IMPORT = '__importChecked';

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
  if (found.length === 0) return code;
  // Once a chunk: names of files do not compress. A declaration: it is there before any module runs.
  let result =
    `function ${IMPORT}(file){return globalThis.${table}` +
    `.open(new URL(file,import.meta.url).href).then(()=>import(file))}`;
  let last = 0;
  for (const { start, end, source } of found) {
    result += `${code.slice(last, start)}${IMPORT}(${source})`;
    last = end;
  }
  return result + code.slice(last);
}
