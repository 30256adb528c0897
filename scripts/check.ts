import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breachesIn } from './lib/browser-test-rules.ts';
import { isOwnSource, judgeDependencies } from './lib/dependency-rules.ts';
import { deadPaths } from './lib/doc-paths.ts';
import { missingFromLock } from './lib/lock.ts';
import { ROOT, runQuietly } from './lib/run.ts';

const SOURCE_FOLDERS = [
  'bench',
  'db',
  'e2e',
  'mfe-guides',
  'mfe-reader',
  'mfe-study',
  'packages',
  'scripts',
  'shell',
  'workers',
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

async function types(): Promise<void> {
  const projects = tracked.filter((file) =>
    /(^|\/)tsconfig(\.(node|edge|worker))?\.json$/.test(file),
  );
  // Bases in packages/tooling are extended, not compiled.
  const own = projects.filter(
    (file) => !file.startsWith('packages/tooling/tsconfig.') || file.endsWith('/tsconfig.json'),
  );
  const failed: string[] = [];
  for (const project of own) {
    await runQuietly('tsc', ['-p', project]).catch(() => failed.push(project));
  }
  if (failed.length > 0) throw new Error(`Type errors in ${failed.join(', ')}`);
}

async function dependencies(): Promise<void> {
  const { modules, breaches } = await judgeDependencies(ROOT, SOURCE_FOLDERS);
  const sources = tracked.filter(
    (file) => isOwnSource(file) && SOURCE_FOLDERS.includes(file.split('/')[0] ?? ''),
  );
  // A cruiser that cannot read TypeScript finds nothing wrong with nothing.
  if (modules < sources.length) {
    throw new Error(`Only ${modules} of ${sources.length} source files were judged.`);
  }
  if (breaches.length > 0) {
    throw new Error(breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n'));
  }
}

async function documents(): Promise<void> {
  const files = tracked.filter((file) => file.endsWith('.md'));
  const dead = await Promise.all(
    files.map(async (file) => deadPaths(ROOT, file, await readFile(join(ROOT, file), 'utf8'))),
  );
  const lines = dead
    .flat()
    .map(({ file, line, path }) => `${file}:${line} names ${path}, which does not exist`);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Browser tests that would be red on another machine. */
async function browserTests(): Promise<void> {
  const files = tracked.filter((file) => file.endsWith('.spec.ts'));
  const breaches = await Promise.all(
    files.map(async (file) => breachesIn(file, await readFile(join(ROOT, file), 'utf8'))),
  );
  const lines = breaches.flat().map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

async function lock(): Promise<void> {
  const text = await readFile(join(ROOT, 'package-lock.json'), 'utf8');
  const missing = missingFromLock(JSON.parse(text) as Parameters<typeof missingFromLock>[0]);
  if (missing.length > 0)
    throw new Error(`The lock lacks, and npm ci will fail: ${missing.join(', ')}`);
}

/** What people read about religion: sources, references, ids; `npm run content:check` prints more. */
async function content(): Promise<void> {
  await runQuietly('node', ['scripts/content-check.ts']);
}

const STEPS: Record<string, () => Promise<void>> = {
  format: () => runQuietly('prettier', ['--check', '--log-level=warn', '.']),
  lint: () => runQuietly('oxlint', ['--type-aware', '--deny-warnings']),
  types,
  dependencies,
  documents,
  'browser tests': browserTests,
  content,
  lock,
};

/** Runs one step and tells how it went; a failure does not keep the others from being seen. */
async function step(name: string, action: () => Promise<void>): Promise<boolean> {
  const started = performance.now();
  const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    await action();
    console.log(`  ok      ${name} (${took()})`);
    return true;
  } catch (error) {
    console.error(
      `  FAILED  ${name} (${took()})\n${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

console.log('check');
const results = await Promise.all(
  Object.entries(STEPS).map(([name, action]) => step(name, action)),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
