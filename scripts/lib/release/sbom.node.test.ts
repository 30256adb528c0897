import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { sbomOf } from './sbom.ts';

type Component = { name: string; group?: string; version: string; hashes?: { alg: string }[] };
type Bill = { bomFormat: string; components: Component[]; metadata: { component: Component } };

const billOf = async (workspace: string) =>
  JSON.parse(await sbomOf(ROOT, workspace, '0.0.0+abc')) as Bill;

test('the bill of a worker names what goes into it with its hash, and no other worker’s', async () => {
  const { bomFormat, components } = await billOf('workers/audio');
  expect(bomFormat).toBe('CycloneDX');
  const text = await readFile(join(ROOT, 'workers/audio/package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  for (const name of ['hono', 'zod']) {
    const found = components.find((it) => it.name === name && it.version === dependencies[name]);
    expect(found?.hashes?.[0]?.alg, name).toBe('SHA-512');
  }
  const names = components.map(({ name }) => name);
  for (const absent of ['stripe', 'react']) expect(names).not.toContain(absent);
  expect(components.every(({ version }) => version !== '')).toBe(true);
}, 60_000);

test('that of the worker with payments has Stripe, and the shell’s has React', async () => {
  const api = (await billOf('workers/api')).components.map(({ name }) => name);
  expect(api).toEqual(expect.arrayContaining(['stripe', 'hono', 'zod', 'oauth4webapi']));
  const shell = (await billOf('shell')).components.map(({ name }) => name);
  expect(shell).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod']));
}, 60_000);
