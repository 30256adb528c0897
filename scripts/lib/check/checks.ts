import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { breachesIn } from './browser-test-rules.ts';
import { isOwnSource, judgeDependencies } from './dependency-rules.ts';
import { deadPaths } from './doc-paths.ts';
import { missingFromLock } from '../lock.ts';
import { staleFiles } from '../pipeline/derived.ts';
import { capture } from '../run.ts';
import { type Manifest, type PackageLock, policyFaults } from './dependency-policy.ts';
import { idFaults, namesIds } from './ids.ts';
import type { Check } from './run-checks.ts';
import { fingerprint, type Sources } from './sources.ts';

const SOURCE_FOLDERS =
  /^(?:bench|db|e2e|mfe-guides|mfe-reader|mfe-study|packages|scripts|shell|workers)\//;
const FOLDERS = SOURCE_FOLDERS.source.slice(4, -3).split('|');

/** All that types and lint can depend on: code, what it imports as data, and configuration. */
const CODE = /\.(?:[cm]?[jt]sx?|jsonc?)$|(?:^|\/)(?:\.gitignore|\.eslintignore)$/;
const CONTENT = /^(?:db|packages\/contracts|packages\/quran)\/|^scripts\/content-check\.ts$/;
/** Bases in packages/tooling are extended, not compiled. */
const PROJECT =
  /^(?!packages\/tooling\/tsconfig\.\w+\.json).*?tsconfig(?:\.(?:node|edge|worker))?\.json$/;
const TOOLS =
  /^(?:package-lock\.json|scripts\/check\.ts|scripts\/lib\/(?:check\/|dependency-rules|run).*)$/;

/** What a verdict depends on beside the sources: every tool that is installed, and the code of the checks. */
export async function toolsOf(root: string, sources: Sources): Promise<string> {
  const installed = await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(
    () => '',
  );
  const machine = `${process.version} ${process.platform} ${process.arch}`;
  return [machine, installed, fingerprint(sources, (path) => TOOLS.test(path))].join('\0');
}

async function faultOf(root: string, command: string, args: string[]): Promise<string | null> {
  const { code, stdout, stderr } = await capture(command, args, root);
  return code === 0 ? null : `${stdout}${stderr}\n${command} ended with code ${code}`.trim();
}

async function types(root: string, paths: string[]): Promise<string | null> {
  const projects = paths.filter((path) => PROJECT.test(path));
  // One build reads each file once for all projects; --force, as its own notes go by the time of a file.
  const fault = await faultOf(root, 'tsc', ['-b', '--force', '--singleThreaded', ...projects]);
  const notes = projects.map((path) => join(root, path.replace(/\.json$/, '.tsbuildinfo')));
  await Promise.all(notes.map((note) => rm(note, { force: true })));
  return fault;
}

async function dependencies(root: string, paths: string[]): Promise<string | null> {
  const { modules, breaches } = await judgeDependencies(root, FOLDERS);
  const own = paths.filter((path) => isOwnSource(path) && SOURCE_FOLDERS.test(path));
  // A cruiser that cannot read TypeScript finds nothing wrong with nothing.
  if (modules < own.length) return `Only ${modules} of ${own.length} source files were judged.`;
  const lines = breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  return lines.length === 0 ? null : lines.join('\n');
}

async function documents(root: string, paths: string[]): Promise<string | null> {
  const files = paths.filter((path) => path.endsWith('.md'));
  const dead = await Promise.all(
    files.map(async (file) => deadPaths(root, file, await readFile(join(root, file), 'utf8'))),
  );
  const lines = dead
    .flat()
    .map(({ file, line, path }) => `${file}:${line} names ${path}, which does not exist`);
  return lines.length === 0 ? null : lines.join('\n');
}

/** Browser tests that would be red on another machine. */
async function browserTests(root: string, paths: string[]): Promise<string | null> {
  const files = paths.filter((path) => path.endsWith('.spec.ts'));
  const breaches = await Promise.all(
    files.map(async (file) => breachesIn(file, await readFile(join(root, file), 'utf8'))),
  );
  const lines = breaches.flat().map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  return lines.length === 0 ? null : lines.join('\n');
}

/** Ids of the specification, of rulings and of goals, in code, titles of tests and documents. */
async function ids(root: string, paths: string[]): Promise<string | null> {
  const sources = await Promise.all(
    paths
      .filter(namesIds)
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const lines = idFaults(sources);
  return lines.length === 0 ? null : lines.join('\n');
}

/** Packages of others: that the lock can be installed anywhere, and that they come in as docs/security.md says. */
async function packages(root: string, paths: string[]): Promise<string | null> {
  const json = async <T>(file: string) => JSON.parse(await readFile(join(root, file), 'utf8')) as T;
  const lock = await json<Parameters<typeof missingFromLock>[0] & PackageLock>('package-lock.json');
  const manifests = new Map<string, Manifest>();
  for (const file of paths.filter((path) => /(?:^|\/)package\.json$/.test(path)))
    manifests.set(file, await json<Manifest>(file));
  const lines = [
    ...missingFromLock(lock).map((name) => `The lock lacks ${name}, and npm ci will fail`),
    ...policyFaults(manifests, lock),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}

/** Inputs of builds, paths of workflows, dates of runtimes: what the workspaces say already. */
function derived(root: string): Promise<string | null> {
  const lines = staleFiles(root).map(({ path }) => `${path} is not what follows: npm run derive`);
  return Promise.resolve(lines.length === 0 ? null : lines.join('\n'));
}

const isCode = (path: string): boolean => CODE.test(path);

/** Every check of the repository at `root`; those that take longest come first. */
export function checksOf(root: string, sources: Sources): Check[] {
  const paths = [...sources.keys()];
  return [
    { name: 'types', touches: isCode, run: () => types(root, paths) },
    {
      // What people read about religion: sources, references, ids; `npm run content:check` prints more.
      name: 'content',
      touches: (path) => CONTENT.test(path),
      run: () => faultOf(root, 'node', ['scripts/content-check.ts']),
    },
    {
      name: 'lint',
      touches: isCode,
      run: () => faultOf(root, 'oxlint', ['--type-aware', '--deny-warnings']),
    },
    {
      name: 'dependencies',
      // A style that is gone cannot be imported either: every path counts.
      touches: (path) => SOURCE_FOLDERS.test(path) || isCode(path),
      run: () => dependencies(root, paths),
    },
    {
      // Files, exports and packages that nothing uses; exceptions and their reasons stand in `knip.jsonc`.
      name: 'unused',
      touches: (path) => isCode(path) || path === 'knip.jsonc',
      run: () => faultOf(root, 'knip', ['--no-progress', '--no-config-hints']),
    },
    // Half a second for the whole repository.
    { name: 'format', run: () => faultOf(root, 'oxfmt', ['--list-different']) },
    { name: 'browser tests', run: () => browserTests(root, paths) },
    { name: 'ids', touches: namesIds, run: () => ids(root, paths) },
    { name: 'documents', run: () => documents(root, paths) },
    { name: 'packages', run: () => packages(root, paths) },
    // A few milliseconds: what they depend on is not worth naming.
    { name: 'derived files', run: () => derived(root) },
  ];
}
