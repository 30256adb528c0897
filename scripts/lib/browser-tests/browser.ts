import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from '../run.ts';

/** The engine of Chromium without a window: the same pages in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Tests take what is fastest; figures are measured in the browser that people have. */
type Kind = 'fastest' | 'whole';

function findBrowser(kind: Kind): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED];
  if (kind === 'fastest') candidates.splice(1, 0, SHELL);
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Installs Debian's packages where that is possible without asking anybody: as root, with apt. */
export async function installWithApt(packages: string[]): Promise<number> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 1;
  const updated = await run('apt-get', ['update', '-qq']);
  if (updated !== 0) return updated;
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** What is tried until one is there; only Debian has the first. */
const INSTALLATIONS = [
  { kind: 'fastest', install: () => installWithApt(['chromium-headless-shell']) },
  { kind: 'whole', install: () => run('playwright', ['install', 'chromium']) },
  { kind: 'whole', install: () => installWithApt(['chromium']) },
];

/**
 * Path of a Chromium for the tests: one that is here, else Debian's package, else Playwright's own
 * download. Throws when there is no way to have one.
 */
export async function ensureBrowser(kind: Kind = 'fastest'): Promise<string> {
  const present = findBrowser(kind);
  if (present !== null) return present;
  console.log('No Chromium found; installing one (once) …');
  for (const { install } of INSTALLATIONS.filter(
    (one) => kind === 'fastest' || one.kind === kind,
  )) {
    await install();
    const installed = findBrowser(kind);
    if (installed !== null) return installed;
  }
  throw new Error(
    'No Chromium could be installed. Install one, or set CHROMIUM_PATH to its executable, and run again.',
  );
}
