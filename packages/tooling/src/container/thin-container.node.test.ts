import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reachableScripts } from '../files.ts';
import { describeRelease, type Release } from '../release.ts';
import { remoteBuildConfig, type RemoteOptions } from '../vite.ts';
import type { Provided, ShareScope } from './container.ts';

const NODE_MODULES = join(import.meta.dirname, '../../../../node_modules');
/** Loads packages as the shell has them. */
const installed = createRequire(join(NODE_MODULES, 'package.json'));
const React = installed('react') as Record<string, unknown>;
const JsxRuntime = installed('react/jsx-runtime') as Record<string, unknown>;

const FILES = {
  'remote.tsx': `
    import Whole, { useState } from 'react';
    import * as Namespace from 'react';
    import { viaRequire } from './common.cjs';
    import { query } from './other.ts';
    import './remote.css';
    export const seen = { Whole, useState, viaRequire };
    export const dynamicName = (name: string) => (Namespace as Record<string, unknown>)[name];
    export const element = <p>text</p>;
    export const later = () => import('./later.ts');
    export const styled = () => import('./styled.ts');
    export { query };`,
  'other.ts': `export const query = () => import('./query.ts');`,
  'later.ts': `import { useState } from 'react'; export { useState };`,
  'styled.ts': `import './styled.css'; export const styled = true;`,
  'query.ts': `import { QueryClient } from '@tanstack/react-query'; export { QueryClient };`,
  'common.cjs': `exports.viaRequire = require('react').useState;`,
  'remote.css': `p { color: red }`,
  'styled.css': `b { color: blue }`,
  'unnamed.ts': `export { createPortal } from 'react-dom';`,
  'light.ts': `
    import { useState } from 'react';
    export const light = () => useState(0);
    export const looking = () => import('./looking.ts');`,
  // The package looks a name up in the namespace of React.
  'looking.ts': `import { useId } from '@radix-ui/react-id'; export { useId };`,
};

type Container = {
  init: (scope: ShareScope) => void;
  get: (name: string) => Promise<() => Record<string, unknown>>;
};

type Remote = {
  seen: Record<string, unknown>;
  dynamicName: (name: string) => unknown;
  element: { type: string };
  later: () => Promise<Record<string, unknown>>;
  query: () => Promise<Record<string, unknown>>;
};

async function readChecked(address: string, integrity: string): Promise<string> {
  const text = await readFile(new URL(address.split('?')[0] ?? ''), 'utf8');
  const digest = createHash('sha256').update(text).digest('base64');
  if (integrity !== `sha256-${digest}`) throw new TypeError(`${address} fails its integrity`);
  return text;
}

/** What a browser does for a container, on files: integrity is checked before anything is handed over. */
function standInForBrowser(): void {
  vi.stubGlobal('fetch', async (address: string, { integrity }: { integrity: string }) => {
    return new Response(await readChecked(address, integrity));
  });
  class Link extends EventTarget {
    href = '';
    integrity = '';
  }
  const append = (link: Link): void => {
    const tell = (type: string) => () => link.dispatchEvent(new Event(type));
    readChecked(link.href, link.integrity).then(tell('load'), tell('error'));
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { createElement: () => new Link(), head: { append } });
}

const given = (module: unknown): Record<string, Provided> => ({
  '1.0.0': { lib: () => module, get: () => () => module },
});
const fromShell = { react: given(React), 'react/jsx-runtime': given(JsxRuntime) };
const withQuery = { ...fromShell, '@tanstack/react-query': given({ QueryClient: Map }) };

let root = '';
let release: Release;
const outDir = () => join(root, 'dist');

async function buildFixture(entry: string, name: string): Promise<void> {
  const options: RemoteOptions = {
    root,
    container: name,
    entry,
    shared: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
    port: 0,
  };
  await build({ ...remoteBuildConfig(options, false), logLevel: 'silent' });
}

/** The container as a page gets it: an instance of its own at every address. */
const containerAt = async (query: string): Promise<Container> =>
  (await import(/* @vite-ignore */ `${join(outDir(), 'remoteEntry.js')}?${query}`)) as Container;

async function remoteWith(scope: ShareScope, query: string): Promise<Remote> {
  const { init, get } = await containerAt(query);
  init(scope);
  return (await get('./remote'))() as Remote;
}

beforeAll(async () => {
  standInForBrowser();
  vi.stubEnv('NODE_ENV', 'production');
  root = await mkdtemp(join(tmpdir(), 'thin-container-'));
  await symlink(NODE_MODULES, join(root, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) {
    const path = join(root, 'src', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await buildFixture('./src/remote.tsx', 'fixture');
  const about = { id: 'fixture', contract: 1, react: '19', routes: [] };
  release = await describeRelease({ ...about, outDir: outDir(), exposed: 'src/remote.tsx' });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(root, { recursive: true });
});

describe('the container of a remote', () => {
  test('names a share that the page lacks, before any code of the remote runs', async () => {
    const { init, get } = await containerAt('lacking');
    init({ react: given(React) });
    await expect(get('./remote')).rejects.toThrow(
      'fixture: the page shares no "react/jsx-runtime"',
    );
  });

  test('counts the entry of a remote that only asks as no share', async () => {
    const asks: Provided = { get: () => () => null, shareConfig: { import: false } };
    const { init, get } = await containerAt('asking');
    init({ react: { 0: asks }, 'react/jsx-runtime': { 0: asks, ...given(JsxRuntime) } });
    await expect(get('./remote')).rejects.toThrow('shares no "react"');
  });

  test('exposes nothing else', async () => {
    const { get } = await containerAt('else');
    await expect(get('./other')).rejects.toThrow('fixture exposes no "./other"');
  });

  test('binds named, default, namespace and CommonJS imports to the page’s React', async () => {
    const { seen, dynamicName, element } = await remoteWith(fromShell, 'good');
    expect(seen['useState']).toBe(React['useState']);
    expect(seen['Whole']).toBe(React);
    expect(seen['viaRequire']).toBe(React['useState']);
    expect(dynamicName('useId')).toBe(React['useId']);
    expect(element.type).toBe('p');
  });

  test('gives lazy chunks the same React', async () => {
    const { later } = await remoteWith(withQuery, 'lazy');
    expect((await later())['useState']).toBe(React['useState']);
  });

  test('runs no lazy chunk whose bytes are not those of the build, and does once they are again', async () => {
    const { later } = await remoteWith(withQuery, 'tampered');
    const file = join(outDir(), 'assets/later.js');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text}\n// somebody else's`);
    await expect(later()).rejects.toThrow('cannot be had as it was published');
    await writeFile(file, text);
    expect(await later()).toHaveProperty('useState');
  });

  test('trusts no list of lazy chunks but its own', async () => {
    const { later } = await remoteWith(withQuery, 'other-list');
    const file = join(outDir(), release.later ?? '');
    const text = await readFile(file, 'utf8');
    await writeFile(file, '{}');
    await expect(later()).rejects.toThrow('fails its integrity');
    await writeFile(file, text);
    expect(await later()).toHaveProperty('useState');
  });

  test('fetches what is shared on demand when a chunk that needs it runs', async () => {
    let requested = 0;
    const onDemand = {
      get: () => {
        requested += 1;
        return Promise.resolve(() => ({ QueryClient: Map }));
      },
    };
    const scope = { ...fromShell, '@tanstack/react-query': { '5.0.0': onDemand } };
    const { query } = await remoteWith(scope, 'on-demand');
    expect(requested).toBe(0);
    expect((await query())['QueryClient']).toBe(Map);
    expect(requested).toBe(1);
  });
});

describe('the build of a remote', () => {
  test('carries no React', async () => {
    const scripts = await reachableScripts(outDir(), release.entry);
    const texts = await Promise.all(scripts.map((file) => readFile(join(outDir(), file), 'utf8')));
    expect(texts.join('')).not.toContain('react.transitional.element');
    expect(texts.join('').length).toBeLessThan(10_000);
  });

  test('is released with its exposed module, its styles, and integrity of lazy chunks', () => {
    expect(release.modules[0]).toBe('assets/remote.js');
    expect(release.css).toEqual(['assets/remote.css']);
    const covered = Object.keys(release.integrity);
    expect(covered).toEqual(expect.arrayContaining([...release.modules, release.entry]));
    for (const lazy of ['later', 'query', 'styled']) {
      expect(covered).toContain(`assets/${lazy}.js`);
      expect(release.modules).not.toContain(`assets/${lazy}.js`);
    }
  });

  test('lets a lazy chunk bring its styles from beside itself', async () => {
    const [exposed = ''] = release.modules;
    const text = await readFile(join(outDir(), exposed), 'utf8');
    expect(text).toMatch(/["'`]\.\/styled\.css/);
  });

  test('keeps the namespace of a share to the chunks of packages that look names up in it', async () => {
    await buildFixture('./src/light.ts', 'light');
    const about = { id: 'light', contract: 1, react: '19', routes: [] };
    const { modules } = await describeRelease({
      ...about,
      outDir: outDir(),
      exposed: 'src/light.ts',
    });
    const text = async (file: string) => await readFile(join(outDir(), file), 'utf8');
    const first = await Promise.all(modules.map(text));
    expect(first.join('')).toContain('useState');
    expect(first.join('')).not.toContain('useTransition');
    expect(await text('assets/looking.js')).toMatch(/useTransition|whole-share/);
  });

  test('fails when the remote imports a share that it does not name', async () => {
    await expect(buildFixture('./src/unnamed.ts', 'unnamed')).rejects.toThrow(
      'imports "react-dom", which the shell shares: name it',
    );
  });
});
