import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from './fault.ts';

/** A file of authored content, and where in it everything stands. */
export type ContentFile = {
  /** Path below `db/content/`, with forward slashes. */
  path: string;
  value: unknown;
  /** The line of what `at` leads to, or of the nearest thing on the way to it. */
  lineOf: (at: readonly PropertyKey[]) => number;
};

/** Reads YAML: what cannot be parsed, a key that stands twice, or an anchor, are faults. */
export function readContentFile(
  path: string,
  text: string,
): { file: ContentFile; faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    file: path,
    line: lines.linePos(pos[0]).line,
    message,
  }));
  const value: unknown = faults.length === 0 ? document.toJS() : null;
  const lineOf = (at: readonly PropertyKey[]) => lines.linePos(offsetOf(document, at)).line;
  return { file: { path, value, lineOf }, faults };
}

function offsetOf(document: Document, at: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of at) {
    const found = childOf(node, key);
    if (found === undefined) break;
    offset = startOf(found) ?? offset;
    // The key of a pair is where a reader looks for it.
    node = isPair(found) ? found.value : found;
  }
  return offset;
}

function childOf(node: unknown, key: PropertyKey): unknown {
  if (isSeq(node)) return typeof key === 'number' ? node.items[key] : undefined;
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => String(pair.key) === String(key));
}

function startOf(node: unknown): number | undefined {
  const place = isPair(node) ? node.key : node;
  return isNode(place) ? place.range?.[0] : undefined;
}
