import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../run.ts';

const listed = execFileSync('git', ['ls-files', '*wrangler.toml'], { cwd: ROOT, encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file !== '');
const isPages = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').includes('\npages_build_output_dir = ');

const out = mkdtempSync(join(tmpdir(), 'fahm-wrangler-'));
afterAll(() => rmSync(out, { recursive: true }));

const wrangler = (args: string[], cwd = ROOT): string =>
  execFileSync('wrangler', args, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, CLOUDFLARE_API_TOKEN: '', WRANGLER_SEND_METRICS: 'false' },
  });

test('there are four workers and four Pages projects', () => {
  expect(files.filter((file) => !isPages(file))).toHaveLength(4);
  expect(files.filter(isPages)).toHaveLength(4);
});

test.each(files.filter((file) => !isPages(file)))(
  '%s is what wrangler would deploy, without a network',
  (file) => {
    const folder = join(out, file.replaceAll('/', '-'));
    const said = wrangler(['deploy', '--dry-run', '--config', file, '--outdir', folder]);
    expect(said).toContain('--dry-run: exiting now.');
    expect(said).not.toMatch(/unexpected fields|WARNING/i);
    expect(readdirSync(folder)).toContain('index.js');
  },
  60_000,
);

/** A folder with a project's wrangler file, changed by `spoil`, and a function of one line. */
function projectWith(file: string, spoil: (text: string) => string): string {
  const folder = mkdtempSync(join(out, 'pages-'));
  const text = readFileSync(join(ROOT, file), 'utf8');
  writeFileSync(join(folder, 'wrangler.toml'), spoil(text));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/_worker.js'), 'export default { fetch: () => new Response() };');
  return folder;
}

// `pages deploy` has no dry run. Asked for its metadata, `pages functions build` judges the wrangler file as a
// deployment does. It builds nothing without a function, which the remotes have not: they get one of a line.
const buildPages = (folder: string): string => {
  const metadata = ['--build-metadata-path', join(out, 'metadata.json')];
  const build = ['pages', 'functions', 'build', '--project-directory', '.', '--outdir'];
  return wrangler([...build, join(folder, 'out'), ...metadata], folder);
};

test.each(files.filter(isPages))(
  '%s is what wrangler would deploy as a Pages project, without a network',
  (file) => {
    const said = buildPages(projectWith(file, (text) => text));
    expect(said).toContain('Compiled Worker');
    expect(said).not.toMatch(/unexpected fields|WARNING/i);
    expect(existsSync(join(ROOT, dirname(file), 'public/_headers'))).toBe(true);
  },
  60_000,
);

test('and one that is not is found: a name misspelt, a field of workers alone', () => {
  const file = 'mfe-reader/wrangler.toml';
  const misspelt = projectWith(file, (text) => text.replace('\nname', '\nnmae'));
  expect(() => buildPages(misspelt)).toThrow('Missing top-level field "name"');
  const foreign = projectWith(file, (text) => `${text}\nroutes = 3\n`);
  expect(() => buildPages(foreign)).toThrow('"routes"');
}, 60_000);
