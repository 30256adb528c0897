import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../run.ts';

const run = promisify(execFile);

/** Runs the release command as a person does, without any credential in the environment. */
async function release(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', STATE_DIR: '/nonexistent-state-of-a-dry-run' };
  try {
    const { stdout } = await run('node', ['scripts/release.ts', ...args], { cwd: ROOT, env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

describe('a dry run', () => {
  test.each([
    [
      'reader',
      ['may not be published', 'build mfe-reader', 'pages deploy mfe-reader/dist', 'registry'],
    ],
    ['study', ['build mfe-study', 'pages deploy mfe-study/dist', 'smoke-test', 'registry']],
    ['guides', ['build mfe-guides', 'pages deploy mfe-guides/dist', 'smoke-test', 'registry']],
    ['shell', ['build shell', 'registry-snapshot.json', 'pages deploy shell/dist']],
    [
      'api',
      [
        'build workers/api',
        'd1 migrations apply',
        'load the lessons',
        'deploy --config wrangler.toml',
      ],
    ],
    ['library', ['build workers/library', 'may not be published', 'workers/library/wrangler.toml']],
    ['audio', ['build workers/audio', 'deploy --config workers/audio/wrangler.toml']],
  ])('of %s prints every step in order, and needs no credentials', async (name, expected) => {
    const { code, output } = await release(name, '--cloudflare', '--dry-run');
    expect(code).toBe(0);
    expect(output).toContain(`to .build/sbom/${name}.cdx.json`);
    const places = expected.map((text) => output.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(output).not.toMatch(/^now /m);
  });
});

test('a release without credentials names the settings that are missing', async () => {
  const { code, output } = await release('reader', '--cloudflare');
  expect(code).toBe(1);
  expect(output).toContain(
    'Set CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, SHELL_URL, DEPLOY_TOKEN',
  );
});

test('an unknown name is told the names there are', async () => {
  const { code, output } = await release('nothing');
  expect(code).toBe(1);
  expect(output).toContain('reader, study, guides');
});
