import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAudioHost } from '../stack/audio-host.ts';
import { ensureBrowser, installWithApt } from './browser.ts';
import { makeCertificate } from '../stack/local-certificate.ts';
import { freePorts } from '../stack/ports.ts';
import { run } from '../run.ts';
import { startStack } from '../stack/stack.ts';
import { startStripe } from '../stack/stripe.ts';

type Tool = { variable: string; paths: string[]; debian: string };

/** Browsers that are not Chromium, and what each is driven with. */
const ENGINES: Record<string, Tool[]> = {
  Firefox: [
    {
      variable: 'FIREFOX_PATH',
      paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
      debian: 'firefox-esr',
    },
  ],
  'WebKit, the engine of Safari,': [
    {
      variable: 'WEBKIT_DRIVER_PATH',
      paths: ['/usr/bin/WebKitWebDriver'],
      debian: 'webkit2gtk-driver',
    },
    { variable: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'], debian: 'xvfb' },
  ],
};

/** WebKit plays what this can decode. */
const DECODERS = 'gstreamer1.0-plugins-good';

const findTool = ({ variable, paths }: Tool): string | null =>
  [process.env[variable], ...paths].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  ) ?? null;

/** Paths of the browsers that are here, or could be installed, by variable; says which cannot be had. */
async function ensureEngines(): Promise<Record<string, string>> {
  const tools = Object.values(ENGINES).flat();
  const missing = tools.filter((tool) => findTool(tool) === null);
  if (missing.length > 0) {
    const packages = missing.map(({ debian }) => debian);
    await installWithApt(
      packages.includes('webkit2gtk-driver') ? [...packages, DECODERS] : packages,
    );
  }
  for (const [name, needed] of Object.entries(ENGINES)) {
    const absent = needed.filter((tool) => findTool(tool) === null);
    if (absent.length === 0) continue;
    const packages = absent.map(({ debian }) => debian).join(', ');
    console.log(`${name} cannot be had on this machine (${packages}): nothing is claimed of it.`);
  }
  return Object.fromEntries(
    tools.flatMap((tool) => {
      const path = findTool(tool);
      return path === null ? [] : [[tool.variable, path]];
    }),
  );
}

/** Runs the claims that engines could differ in against the built artifacts; answers the exit code. */
export async function runEngineTests(args: string[]): Promise<number> {
  const engines = await ensureEngines();
  const chromium = await ensureBrowser();
  const audio = await startAudioHost();
  process.env['AUDIO_HOST_URL'] = audio.url;
  const stripe = await startStripe();
  Object.assign(process.env, stripe.env);
  delete process.env['OIDC_ISSUER'];
  const stateDir = await mkdtemp(join(tmpdir(), 'fahm-engines-'));
  try {
    const ports = await freePorts();
    const stack = await startStack({ ports, stateDir, https: true });
    const tls = makeCertificate(new Date());
    const site = `http://127.0.0.1:${ports.public}`;
    const env = {
      ...process.env,
      ...engines,
      CHROMIUM_PATH: chromium,
      SITE_URL: site,
      SECURE_URL: stack.url,
      STRIPE: stripe.origin,
      // Of whoever is Stripe to a browser whose requests nobody can intercept.
      TLS_KEY: tls.key,
      TLS_CERT: tls.cert,
    };
    try {
      await stripe.deliverTo(site);
      // One file for each, and both at once, also where there are two cores.
      return await run('vitest', ['run', '--project', 'engines', '--maxWorkers', '2', ...args], {
        env,
      });
    } finally {
      await stack.stop();
    }
  } finally {
    audio.stop();
    stripe.stop();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
