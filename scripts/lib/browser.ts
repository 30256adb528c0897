import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findBrowser(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

async function installWithApt(): Promise<number> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 1;
  const updated = await run('apt-get', ['update', '-qq']);
  if (updated !== 0) return updated;
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

/**
 * Path of a Chromium for the tests: one that is here, else Playwright's own download, else Debian's
 * package. Throws when there is no way to have one.
 */
export async function ensureBrowser(): Promise<string> {
  const present = findBrowser();
  if (present !== null) return present;
  console.log('No Chromium found; installing one (once) …');
  if ((await run('playwright', ['install', 'chromium'])) !== 0) await installWithApt();
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new Error(
    'No Chromium could be installed. Install one, or set CHROMIUM_PATH to its executable, and run again.',
  );
}
