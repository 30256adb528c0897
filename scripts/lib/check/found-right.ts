import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const RETENTION_DAYS = 14;

/** Day of the last use of each key. A key names all that could change the verdict "right". */
type Days = Record<string, number>;

/** Remembers what was found right, and never that something was wrong. */
export type FoundRight = {
  has: (key: string) => boolean;
  /** Writes keys beside those that another run may have written meanwhile. */
  add: (keys: string[]) => Promise<void>;
};

async function readDays(file: string): Promise<Days> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Days;
  } catch {
    // Not there yet, or cut off: everything is looked at again.
    return {};
  }
}

export async function openFoundRight(
  file: string,
  today = Math.floor(Date.now() / 86_400_000),
): Promise<FoundRight> {
  const days = await readDays(file);
  const used = new Set<string>();
  return {
    has: (key) => {
      const known = Object.hasOwn(days, key);
      if (known) used.add(key);
      return known;
    },
    add: async (keys) => {
      const kept = Object.entries(await readDays(file)).filter(
        ([, day]) => today - day < RETENTION_DAYS,
      );
      const fresh = [...used, ...keys].map((key) => [key, today] as const);
      await mkdir(dirname(file), { recursive: true });
      const part = `${file}.${process.pid}`;
      await writeFile(part, JSON.stringify(Object.fromEntries([...kept, ...fresh])));
      await rename(part, file);
    },
  };
}
