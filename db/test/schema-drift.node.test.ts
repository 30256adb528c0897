import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const db = fileURLToPath(new URL('..', import.meta.url));

test('[3.1] the migrations make the whole schema: generating again adds no file', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(join(db, 'migrations'), copy, { recursive: true });
    // With --out the configuration file is not read; a relative path is the only one it takes.
    const flags = ['--dialect=sqlite', '--schema=./schema/*.ts', `--out=${relative(db, copy)}`];
    execFileSync('drizzle-kit', ['generate', ...flags], { cwd: db, stdio: 'pipe' });
    expect(readdirSync(copy)).toEqual(readdirSync(join(db, 'migrations')));
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 30_000);
