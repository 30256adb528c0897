import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staleFiles } from './lib/pipeline/derived.ts';
import { ROOT } from './lib/run.ts';

// `npm run derive`: writes what follows from the workspaces and what they are made of.
const stale = staleFiles(ROOT);
await Promise.all(stale.map(({ path, text }) => writeFile(join(ROOT, path), text)));
console.log(
  stale.length === 0 ? 'Nothing to write.' : stale.map(({ path }) => `wrote ${path}`).join('\n'),
);
