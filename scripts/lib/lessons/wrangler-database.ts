import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LessonDatabase } from '../stack/load-lessons.ts';
import { ROOT, run } from '../run.ts';

const EXECUTE = ['d1', 'execute', 'DB', '--remote', '--yes'];

/** The database of the deployment that wrangler.toml names. */
export const wranglerDatabase: LessonDatabase = {
  all: async (sql) => {
    const { stdout } = await promisify(execFile)(
      'wrangler',
      [...EXECUTE, '--json', '--command', sql],
      { cwd: ROOT, maxBuffer: 64_000_000 },
    );
    const [answer] = JSON.parse(stdout) as { results: unknown[] }[];
    return answer?.results ?? [];
  },
  run: async (statements) => {
    const folder = await mkdtemp(join(tmpdir(), 'lessons-'));
    try {
      const file = join(folder, 'lessons.sql');
      await writeFile(file, statements.map((sql) => `${sql};\n`).join(''));
      const code = await run('wrangler', [...EXECUTE, '--file', file]);
      if (code !== 0) throw new Error(`wrangler ended with code ${code}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
