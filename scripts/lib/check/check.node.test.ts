import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksOf, toolsOf } from './checks.ts';
import { openFoundRight } from './found-right.ts';
import { type Check, type Report, runChecks } from './run-checks.ts';
import { readSources } from './sources.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fahm-check-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  await write('.oxfmtrc.json', '{ "singleQuote": true }\n');
  await write('.gitignore', 'remembered.json\n');
  await write('package-lock.json', '{\n  "packages": {}\n}\n');
  await write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }\n',
  );
  await write('one.ts', "export const one: string = 'a';\n");
  await write('two.ts', "export const two: string = 'b';\n");
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Runs checks of the planted repository, by name, with what earlier runs remember. */
async function check(names: string[], change = (checks: Check[]) => checks) {
  const sources = await readSources(root);
  const checks = checksOf(root, sources).filter(({ name }) => names.includes(name));
  const reports: Report[] = [];
  const context = {
    sources,
    tools: await toolsOf(root, sources),
    found: await openFoundRight(join(root, 'remembered.json')),
    readAgain: () => readSources(root),
  };
  const right = await runChecks(change(checks), context, 1, (report) => reports.push(report));
  return { right, reports, note: reports.map(({ note }) => note) };
}

/** Another content of the same length and time: a file system shows no difference. */
async function replaceUnseen(path: string, text: string): Promise<void> {
  const { atime, mtime, size } = await stat(join(root, path));
  expect(Buffer.byteLength(text)).toBe(size);
  await writeFile(join(root, path), text);
  await utimes(join(root, path), atime, mtime);
}

test('what was found right is not looked at again while nothing changes', async () => {
  expect((await check(['types'])).right).toBe(true);
  expect(await check(['types'])).toMatchObject({ right: true, note: ['unchanged'] });
});

test.each([
  ['one.ts', 'export const one: string = "a";\n'],
  ['one.css', 'a{color:red}\n'],
  ['one.md', '#  One\n'],
  ['db/content/one.yaml', 'one:   1\n'],
])('a fault of format in %s is found', async (path, text) => {
  expect(await check(['format'])).toMatchObject({ right: true });
  await write(path, text);
  const { right, reports } = await check(['format']);
  expect(right).toBe(false);
  expect(reports[0]?.fault).toContain(path);
});

test('a fault of types planted after a green is found', async () => {
  expect((await check(['types'])).right).toBe(true);
  await replaceUnseen('two.ts', 'export const two: string = 123;\n');
  const { right, reports } = await check(['types']);
  expect(right).toBe(false);
  expect(reports[0]?.fault).toContain('two.ts');
});

test('an id that is taken out of the specification is missed, with file and line', async () => {
  // In pieces: this file names no id itself.
  const id = '2.4.1';
  const named = `[${id}]`;
  await write('docs/specification.md', '- **2.4.1** A greeting.\n');
  await write('one.node.test.ts', `test('${named} a greeting', () => {});\n`);
  await write('two.ts', `// ${named}\n`);
  expect((await check(['ids'])).right).toBe(true);
  expect((await check(['ids'])).note).toEqual(['unchanged']);
  await write('docs/specification.md', '- **2.4.2** A greeting.\n');
  const { right, reports } = await check(['ids']);
  expect(right).toBe(false);
  expect(reports[0]?.fault).toMatch(
    /one\.node\.test\.ts:1 names 2\.4\.1.*\ntwo\.ts:1 names 2\.4\.1/,
  );
});

test('what nothing uses is told: a file, an export, a package', async () => {
  await write('package.json', '{ "name": "planted", "type": "module", "main": "one.ts" }\n');
  await write('knip.jsonc', '{ "project": ["*.ts"] }\n');
  await write('one.ts', "import { two } from './two.ts';\nexport const one = two;\n");
  expect(await check(['unused'])).toMatchObject({ right: true });
  await write('two.ts', "export const two: string = 'b';\nexport const nobodys = 2;\n");
  await write('three.ts', 'export const three = 3;\n');
  await write(
    'package.json',
    '{ "name": "planted", "type": "module", "main": "one.ts", "dependencies": { "idle": "1.0.0" } }\n',
  );
  const { right, reports } = await check(['unused']);
  expect(right).toBe(false);
  for (const name of ['three.ts', 'nobodys', 'idle']) expect(reports[0]?.fault).toContain(name);
});

test('other tools look at everything again', async () => {
  await check(['types', 'ids']);
  await write('package-lock.json', '{ "changed": true }\n');
  const { note } = await check(['types', 'ids']);
  expect(note).not.toContain('unchanged');
});

test('what changes while a check runs is not remembered as right', async () => {
  const during = (checks: Check[]): Check[] =>
    checks.map((one) => {
      if (!('touches' in one)) return one;
      const run = async () => {
        const verdict = await one.run();
        await write('one.ts', "export const one: string = 'edited';\n");
        return verdict;
      };
      return { name: one.name, touches: one.touches, run };
    });
  const before = await readFile(join(root, 'one.ts'), 'utf8');
  expect((await check(['types'], during)).right).toBe(true);
  await write('one.ts', before);
  expect((await check(['types'])).note).toEqual(['']);
});

test('a memory that was cut off costs a look, and nothing else', async () => {
  await check(['types']);
  await write('remembered.json', '{"cut');
  expect(await check(['types'])).toMatchObject({ right: true, note: [''] });
});

test('a check that throws is red, and the others are seen', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no tool')) };
  const { right, reports } = await check(['packages'], (checks) => [broken, ...checks]);
  expect(right).toBe(false);
  expect(reports.map(({ name, fault }) => [name, fault])).toEqual([
    ['broken', 'no tool'],
    ['packages', null],
  ]);
});
