import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, ROOT } from '../run.ts';
import { type Stage, STAGES } from './stages.ts';
import {
  againCommand,
  failureLines,
  lastLines,
  readReport,
  reporting,
  slowestLines,
} from './test-reports.ts';

const stageOf = (name: string): Stage => {
  const stage = STAGES.find((it) => it.name === name);
  if (stage === undefined) throw new Error(`no stage ${name}`);
  return stage;
};
const node = stageOf('node');
const browser = stageOf('browser');
let folder: string;

// Inside the repository, where the runners' packages are found.
beforeAll(async () => {
  await mkdir(join(ROOT, '.build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.build', 'reports-'));
  await writeFile(join(folder, 'vitest.config.ts'), 'export default {};');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a real runner over planted tests, as a stage does, and reads its report. */
async function reportOf(stage: Stage, program: string, args: string[]) {
  const file = join(folder, `${stage.name}.json`);
  const { args: more, env } = reporting(stage, file);
  Object.assign(process.env, env);
  await capture(program, [...args, ...more], folder);
  return await readReport(stage, file, folder);
}

test('what failed under Vitest is run again by file and title, what took long is told', async () => {
  await writeFile(
    join(folder, 'planted.test.ts'),
    `import { expect, test } from 'vitest';
test('[9.9] adds (as a child would)', () => expect(1 + 1).toBe(3));
test('is slow', () => new Promise((done) => setTimeout(done, 300)));`,
  );
  const tested = await reportOf(node, 'vitest', ['run', 'planted', '--root', folder]);
  expect(tested).toMatchObject([
    { file: 'planted.test.ts', title: '[9.9] adds (as a child would)', failed: true },
    { file: 'planted.test.ts', title: 'is slow', failed: false },
  ]);
  expect(againCommand(node, tested)).toBe(
    String.raw`npm test -- --only node planted.test.ts -t '\[9\.9\] adds \(as a child would\)'`,
  );
  expect(failureLines(tested).slice(0, 2)).toEqual([
    'node: [9.9] adds (as a child would) (planted.test.ts)',
    '    AssertionError: expected 2 to be 3 // Object.is equality',
  ]);
  expect(slowestLines(tested)[1]).toMatch(/^ +0\.[3-9] s {2}node: is slow$/);
});

test('a file that cannot be loaded is run again as a whole', async () => {
  await writeFile(join(folder, 'broken.test.ts'), "import './nowhere.ts';");
  const tested = await reportOf(node, 'vitest', ['run', 'broken', '--root', folder]);
  expect(againCommand(node, tested)).toBe('npm test -- --only node broken.test.ts');
  expect(failureLines(tested).join(' ')).toContain('nowhere.ts');
});

test('what failed in a browser is run again by file and line', async () => {
  await writeFile(
    join(folder, 'planted.spec.ts'),
    `import { expect, test } from '@playwright/test';
test.describe('a group', () => {
  test('is right', () => {});
  test('is wrong', () => expect(1).toBe(2));
});`,
  );
  await writeFile(join(folder, 'playwright.config.ts'), 'export default { testMatch: /spec/ };');
  const tested = await reportOf(browser, 'playwright', ['test']);
  expect(tested.map(({ title, failed }) => [title, failed])).toEqual([
    ['is right', false],
    ['is wrong', true],
  ]);
  expect(againCommand(browser, tested)).toBe('npm run e2e -- e2e/planted.spec.ts:4');
  expect(failureLines(tested)).toContain('    Expected: 2');
});

test('what goes wrong in a browser run outside every test is told as well', async () => {
  await writeFile(join(folder, 'planted.spec.ts'), `throw new Error('cannot be loaded');`);
  const tested = await reportOf(browser, 'playwright', ['test']);
  expect(againCommand(browser, tested)).toBe('npm test -- --only browser');
  const lines = failureLines(tested);
  expect(lines[0]).toBe('browser: outside every test');
  expect(lines[1]).toContain('cannot be loaded');
});

test('of a stage without a test to blame the last lines are told', () => {
  const output = Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n');
  expect(lastLines(`${output}\n\n`)).toHaveLength(20);
  expect(lastLines(`${output}\n\n`).at(-1)).toBe('line 29');
});

test('a stage without tests, or that ended before its report, is run again as a whole', async () => {
  expect(againCommand(stageOf('check'), [])).toBe('npm test -- --only check');
  expect(await readReport(node, join(folder, 'never-written.json'), ROOT)).toEqual([]);
  expect(againCommand(node, [])).toBe('npm test -- --only node');
});

test('of many tests and files the ten slowest are told, slowest first', () => {
  const tested = Array.from({ length: 25 }).map((_, at) => ({
    stage: 'node',
    file: `${at % 12}.ts`,
    title: `test ${at}`,
    ms: at * 1000,
    failed: false,
  }));
  const lines = slowestLines(tested);
  expect(lines).toHaveLength(22);
  expect(lines[1]).toBe('  24.0 s  node: test 24');
  expect(lines[10]).toBe('  15.0 s  node: test 15');
  expect(lines[12]).toBe('  36.0 s  node: 0.ts');
});
