import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** Beside the container: what is imported later, and the integrity of each. */
export const LATER_FILE = 'assets/later.json';

type Chunks = readonly Rolldown.OutputChunk[];

/**
 * The list of scripts that are not among the `first`, as the container reads it, and its own integrity. Null
 * when all is loaded first.
 */
export function listLater(
  chunks: Chunks,
  first: ReadonlySet<string>,
  closureOf: (files: readonly string[], chunks: Chunks) => ReadonlySet<string>,
): { text: string; integrity: string } | null {
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  if (later.length === 0) return null;
  const entries = later.map(({ fileName, code }) => {
    const needs = [...closureOf([fileName], chunks)].filter(
      (file) => file !== fileName && !first.has(file),
    );
    return [fileName, { integrity: sha256(code), ...(needs.length === 0 ? {} : { needs }) }];
  });
  const text = JSON.stringify(Object.fromEntries(entries));
  return { text, integrity: sha256(text) };
}

/** Why the list as it was written does not cover the scripts that are not among the `first`; null when it does. */
export function laterFault(
  list: string | null,
  integrity: Readonly<Record<string, string>>,
  first: readonly string[],
): string | null {
  const listed = JSON.parse(list ?? '{}') as Record<string, { integrity: string }>;
  const wrong = Object.keys(integrity).find(
    (file) => !first.includes(file) && listed[file]?.integrity !== integrity[file],
  );
  return wrong === undefined ? null : `${wrong} is not in it as it was written`;
}

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
