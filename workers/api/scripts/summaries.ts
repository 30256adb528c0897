import { readdirSync, readFileSync } from 'node:fs';

const routes = new URL('../../../packages/contracts/src/routes/', import.meta.url);

/** A comment of one line and the description below it, as the formatter leaves them. */
const DESCRIBED = /^ {2}\/\*\* (.+) \*\/\n {2}(\w+): \{\n {4}method: /gm;

/** The summary of every described route, by its `operationId`: the comment above it. */
export function routeSummaries(): Map<string, string> {
  const summaries = new Map<string, string>();
  for (const file of readdirSync(routes).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
    const source = readFileSync(new URL(file, routes), 'utf8');
    for (const [, summary, operationId] of source.matchAll(DESCRIBED)) {
      if (summary !== undefined && operationId !== undefined) summaries.set(operationId, summary);
    }
  }
  return summaries;
}
