import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARABIC_FONTS } from '@fahm/quran/arabic-fonts.ts';
import type { Rights } from '../src/features/text-pages/rights.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FONTS = join(PROJECT, 'packages/quran/dist/fonts');

type Package = {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
};
/** `packages` of a lock file: what is installed, by its path. */
export type Lock = Record<string, Package>;

/** Workspaces that are part of what is published. */
const PUBLISHED = /^(?:shell|db|mfe-[a-z]+|workers\/[a-z]+|packages\/(?!tooling)[a-z-]+)$/;

/** Whose works the site is made of: read from the fonts' licences and the lock file. */
export async function rights(): Promise<Rights> {
  const lock = JSON.parse(await readFile(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  return { fonts: await fontRights(), libraries: librariesIn(lock.packages) };
}

async function fontRights(): Promise<Rights['fonts']> {
  const files = new Map(Object.values(ARABIC_FONTS).map(({ file, family }) => [file, family]));
  return Promise.all(
    [...files].map(async ([file, family]) => {
      const licence = await readFile(join(FONTS, `${file}.OFL.txt`), 'utf8');
      const [copyright = ''] = licence.trim().split('\n');
      return { family, copyright };
    }),
  );
}

/** What published workspaces depend on, and what that depends on, by licence. Throws where one names none. */
export function librariesIn(lock: Lock): Rights['libraries'] {
  const paths = new Set(Object.keys(lock).filter((path) => PUBLISHED.test(path)));
  for (const path of paths) {
    for (const name of Object.keys(lock[path]?.dependencies ?? {})) {
      const found = installedFor(lock, path, name);
      if (found !== null && lock[found]?.link !== true) paths.add(found);
    }
  }
  const byLicense = new Map<string, Set<string>>();
  for (const path of paths) {
    if (PUBLISHED.test(path)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license } = lock[path] ?? {};
    if (license === undefined) throw new Error(`${path} names no licence`);
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  return [...byLicense]
    .map(([license, names]) => ({ license, names: [...names].toSorted() }))
    .toSorted((a, b) => a.license.localeCompare(b.license, 'en'));
}

/** Where a package finds another: beside it, or in a folder further out. */
function installedFor(lock: Lock, from: string, name: string): string | null {
  const folders = from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), 'node_modules', name].join('/');
    if (path in lock) return path;
  }
  return null;
}
