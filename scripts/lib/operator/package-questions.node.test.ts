import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOfPackages, PACKAGE_QUESTIONS, readAnswer } from './package-questions.ts';

const [deployed] = PACKAGE_QUESTIONS;
if (deployed === undefined) throw new Error('no questions');

const PACKAGE = { name: 'kept', version: '1.0.0' };
const ADVISORY = {
  id: 1,
  url: 'https://advisories.test/1',
  title: 'Reads too much',
  severity: 'high',
};

let folder: string;
let registry: Server;
/** What the registry answers to the question for advisories. */
let advisories: { status: number; body: unknown };

/** A registry with one package, and a project that depends on it. */
beforeAll(async () => {
  registry = createServer((request, response) => {
    const isQuestion = request.method === 'POST';
    const packument = { name: PACKAGE.name, versions: { [PACKAGE.version]: PACKAGE } };
    const isPackage = request.url === `/${PACKAGE.name}`;
    const answer = isQuestion ? advisories : { status: isPackage ? 200 : 404, body: packument };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    registry.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'fahm-packages-'));
  const dependencies = { [PACKAGE.name]: PACKAGE.version };
  const project = { name: 'project', version: '1.0.0', dependencies };
  const packages = { '': project, [`node_modules/${PACKAGE.name}`]: { version: PACKAGE.version } };
  const lock = { ...project, lockfileVersion: 3, requires: true, packages };
  await writeFile(join(folder, '.npmrc'), `registry=${address}/\n`);
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
});

afterAll(async () => {
  registry.close();
  await rm(folder, { recursive: true });
});

test('[R12] a registry that knows of nothing says so', async () => {
  advisories = { status: 200, body: {} };
  expect(await askOfPackages(deployed, folder)).toEqual({ state: 'clean', lines: [] });
});

test('[R12] what it knows is told, with where to read of it', async () => {
  advisories = { status: 200, body: { kept: [{ ...ADVISORY, vulnerable_versions: '*' }] } };
  const { state, lines } = await askOfPackages(deployed, folder);
  expect(state).toBe('faulty');
  expect(lines).toEqual(['high: kept (Reads too much https://advisories.test/1)']);
});

test.each([405, 500])(
  '[R12] a registry that answers %s has not answered, which is no good news',
  async (status) => {
    advisories = { status, body: {} };
    const { state, lines } = await askOfPackages(deployed, folder);
    expect(state).toBe('unanswered');
    expect(lines.join()).toContain(`${status}`);
  },
);

const said = (told: object, code: number) =>
  readAnswer({ code, stdout: JSON.stringify(told), stderr: '' });

test('[R12] a signature that is wrong or missing is told, and keys that cannot be had are no good news', () => {
  expect(said({ invalid: [], missing: [] }, 0)).toEqual({ state: 'clean', lines: [] });
  expect(said({ invalid: [PACKAGE], missing: [PACKAGE] }, 1)).toEqual({
    state: 'faulty',
    lines: ['wrong signature: kept@1.0.0', 'no signature: kept@1.0.0'],
  });
  expect(said({ error: { summary: 'no keys' } }, 1)).toEqual({
    state: 'unanswered',
    lines: ['no keys'],
  });
  expect(readAnswer({ code: 1, stdout: '', stderr: 'broken off\n' }).lines).toEqual(['broken off']);
});
