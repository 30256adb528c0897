import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { capture } from '../run.ts';
import type { Step } from './step.ts';

type Lock = { packages: Record<string, { version?: string; link?: boolean }> };

const LOCK = 'package-lock.json';

/** Where the bill of materials of a deployable lies; a release writes it anew. */
const sbomFile = (root: string, name: string): string =>
  join(root, '.build', 'sbom', `${name}.cdx.json`);

/**
 * What a workspace is made of and built with, as CycloneDX: every package with its version and SHA-512. npm reads it off
 * the lock and asks nobody. It wants a version of each package, which ours have not: in a copy of the manifests they get
 * `version`. Tools are in it: with `--omit dev` npm leaves out what both tools and the product use, zod for one.
 */
export async function sbomOf(root: string, workspace: string, version: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'fahm-sbom-'));
  try {
    const lock = JSON.parse(await readFile(join(root, LOCK), 'utf8')) as Lock;
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (path.includes('node_modules/')) continue;
      const file = join(path, 'package.json');
      const manifest = JSON.parse(await readFile(join(root, file), 'utf8')) as object;
      entry.version ??= version;
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), JSON.stringify({ version, ...manifest }));
    }
    await writeFile(join(copy, LOCK), JSON.stringify(lock));
    await cp(join(root, '.npmrc'), join(copy, '.npmrc'));
    const flags = ['--package-lock-only', '--offline', '--loglevel', 'error'];
    const args = ['sbom', '--sbom-format', 'cyclonedx', '-w', workspace, ...flags];
    const { code, stdout, stderr } = await capture('npm', args, copy);
    if (code !== 0) throw new Error(`npm sbom: ${stderr}`);
    return stdout;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Writes it for a release, with the commit in the version of what is ours. */
export const writeSbom = (root: string, name: string, workspace: string): Step => ({
  title: `write what ${name} is made of to .build/sbom/${name}.cdx.json`,
  run: async () => {
    const { stdout } = await capture('git', ['rev-parse', '--short=12', 'HEAD'], root);
    const text = await sbomOf(root, workspace, `0.0.0+${stdout.trim() || 'unknown'}`);
    const file = sbomFile(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  },
});
