import { readFile } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stage } from './stages.ts';

export type Tested = {
  stage: string;
  /** Empty where no file is to blame. */
  file: string;
  title: string;
  ms: number;
  failed: boolean;
  /** What it said when it failed. */
  message?: string;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
};

/** What went wrong outside every test, such as a promise that nobody waited for: no test is to blame. */
type PlaywrightReport = PlaywrightSuite & { errors?: { message?: string; stack?: string }[] };

function fromVitest({ testResults }: VitestReport, stage: string, root: string): Tested[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = isAbsolute(name) ? relative(root, name) : name;
    const tested = assertionResults.map((it) => ({
      stage,
      file,
      title: it.fullName,
      ms: it.duration ?? 0,
      failed: it.status === 'failed',
      message: (it.failureMessages ?? []).join('\n'),
    }));
    // A file that could not be loaded has no test to blame.
    const isBroken = status === 'failed' && !tested.some(({ failed }) => failed);
    return isBroken
      ? [...tested, { stage, file, title: file, ms: 0, failed: true, message }]
      : tested;
  });
}

function fromPlaywright({ suites = [], specs = [] }: PlaywrightSuite, stage: string): Tested[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      stage,
      file: `e2e/${file}:${line}`,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failed: status === 'unexpected',
      message: results
        .flatMap(({ errors = [] }) => errors.map((it) => it.message ?? ''))
        .join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((suite) => fromPlaywright(suite, stage))];
}

const outsideTests = ({ errors = [] }: PlaywrightReport, stage: string): Tested[] =>
  errors.map(({ message = '', stack = message }) => ({
    stage,
    file: '',
    title: 'outside every test',
    ms: 0,
    failed: true,
    message: stack,
  }));

/** What makes a stage's runner write a report beside what it prints. */
export function reporting({ runner }: Stage, file: string) {
  if (runner === null) return { args: [], env: {} };
  if (runner === 'playwright') {
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  }
  return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
}

/** Reads what a stage's runner has written; nothing when it ended before. */
export async function readReport(stage: Stage, file: string, root: string): Promise<Tested[]> {
  if (stage.runner === null) return [];
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [];
  const report: unknown = JSON.parse(text);
  return stage.runner === 'playwright'
    ? [
        ...fromPlaywright(report as PlaywrightReport, stage.name),
        ...outsideTests(report as PlaywrightReport, stage.name),
      ]
    : fromVitest(report as VitestReport, stage.name, root);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that runs only what failed of a stage. */
export function againCommand(stage: Stage, tested: readonly Tested[]): string {
  const failed = tested.filter((it) => it.failed && it.stage === stage.name);
  const files = [...new Set(failed.map(({ file }) => file))].filter((file) => file !== '');
  if (files.length === 0 || stage.runner === null) return `npm test -- --only ${stage.name}`;
  if (stage.runner === 'playwright') return `npm run e2e -- ${files.join(' ')}`;
  const title = failed.length === 1 ? failed[0]?.title : undefined;
  const named = title === undefined || title === files[0] ? '' : ` -t ${quoted(literally(title))}`;
  return `npm test -- --only ${stage.name} ${files.join(' ')}${named}`;
}

/** Vitest reads a title as a regular expression. */
const literally = (title: string): string =>
  title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const MAX_LISTED = 10;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(8);

function slowest(entries: [name: string, ms: number][]): string[] {
  return entries
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_LISTED)
    .map(([name, ms]) => `${seconds(ms)}  ${name}`);
}

/** The ten slowest tests, and the ten files whose tests took longest together. */
export function slowestLines(tested: readonly Tested[]): string[] {
  if (tested.length === 0) return [];
  const files = new Map<string, number>();
  for (const { stage, file, ms } of tested) {
    const name = `${stage}: ${file.replace(/:\d+$/, '')}`;
    files.set(name, (files.get(name) ?? 0) + ms);
  }
  const tests = tested.map(({ stage, title, ms }): [string, number] => [`${stage}: ${title}`, ms]);
  return ['slowest tests', ...slowest(tests), 'slowest files', ...slowest([...files])];
}

const LINES_OF_A_FAILURE = 6;

/** What failed and what it said, in a few lines each: at the end, where people look first. */
export function failureLines(tested: readonly Tested[]): string[] {
  return tested
    .filter(({ failed }) => failed)
    .flatMap(({ stage, file, title, message = '' }) => {
      const said = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '');
      const lines = said.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line.trim()}`);
      const where = file === '' ? '' : ` (${file})`;
      return [`${stage}: ${title}${where}`].concat(lines);
    });
}

const LINES_OF_A_STAGE = 20;

/** The last that a stage printed, for one that failed without a test to blame. */
export const lastLines = (output: string): string[] =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-LINES_OF_A_STAGE);
