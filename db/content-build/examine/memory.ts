import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(ROOT, '.build', 'content');
const RETENTION_DAYS = 14;

/** All that a verdict on a file depends on beside the file: rules, shapes, corpus, and the parser. */
const RULES = ['db/content-build', 'packages/contracts/src', 'packages/quran/src'];
const CORPUS = ['packages/quran/dist'];
const PARSER = ['package-lock.json'];

/** Remembers what was read out of files without a fault, and never that something was wrong. */
export type Memory = {
  recall: (path: string, text: string) => { value: unknown } | undefined;
  keep: (path: string, text: string, value: unknown) => void;
};

export const NO_MEMORY: Memory = { recall: () => undefined, keep: () => undefined };

/** The memory of this copy of the repository, below `.build/`. */
export function openMemory(folder = FOLDER, rules = digestOfRules()): Memory {
  const fileOf = (path: string, text: string): string =>
    join(folder, `${hashOf(rules, path, text)}.json`);
  mkdirSync(folder, { recursive: true });
  forgetOld(folder);
  return {
    recall: (path, text) => {
      try {
        return { value: JSON.parse(readFileSync(fileOf(path, text), 'utf8')) as unknown };
      } catch {
        // Not there, or cut off: it is looked at again.
        return undefined;
      }
    },
    keep: (path, text, value) => {
      const file = fileOf(path, text);
      // Moved into place: another run never reads half of it.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

function forgetOld(folder: string): void {
  const since = Date.now() - RETENTION_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < since) rmSync(file, { force: true });
  }
}

const hashOf = (...parts: string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
};

function digestOfRules(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...RULES, ...CORPUS, ...PARSER]) addTo(hash, join(ROOT, path));
  return hash.digest('hex');
}

/** A folder by all that is in it, tests aside. */
function addTo(hash: Hash, path: string): void {
  if (!existsSync(path) || path.includes('.test.') || path.endsWith('/testing')) return;
  if (!statSync(path).isDirectory()) {
    hash.update(`${path.slice(ROOT.length)} `).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).toSorted()) addTo(hash, join(path, name));
}
