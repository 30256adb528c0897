import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAudioHost } from '../stack/audio-host.ts';
import type { Mode } from '../stack/artifacts.ts';
import { ensureBrowser } from './browser.ts';
import { withEveryKind } from '../lessons/every-kind.ts';
import { freePorts } from '../stack/ports.ts';
import { run } from '../run.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { startStripe } from '../stack/stripe.ts';
import { startTextService } from '../stack/text-service.ts';

/** A stack with ports and data of its own: one that runs beside it is not disturbed. */
async function temporaryStack(mode: Mode): Promise<Stack> {
  const stateDir = await mkdtemp(join(tmpdir(), `fahm-${mode}-`));
  const ports = await freePorts();
  const stack = await startStack({ ports, stateDir, mode, lessonsOf: withEveryKind });
  const stop = async () => {
    await stack.stop();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 3 });
  };
  return { ...stack, stop };
}

/** Runs the browser tests against the built artifacts; answers the exit code. */
export async function runBrowserTests(args: string[]): Promise<number> {
  const browser = await ensureBrowser();
  const stacks: Stack[] = [];
  const text = await startTextService();
  process.env['TEXT_SERVICE_URL'] = text.url;
  const audio = await startAudioHost();
  process.env['AUDIO_HOST_URL'] = audio.url;
  const stripe = await startStripe();
  // Tests sign in at the local provider, whatever a developer's environment names.
  delete process.env['OIDC_ISSUER'];
  // The stand-in's recitation belongs to nobody.
  process.env['DOWNLOADABLE_RECITATIONS'] = 'ar.alafasy';
  try {
    Object.assign(process.env, stripe.env);
    const production = await temporaryStack('production');
    stacks.push(production);
    await stripe.deliverTo(production.url);
    // Without its keys the product runs, and sells nothing: the other stack is like that.
    for (const name of Object.keys(stripe.env)) delete process.env[name];
    const development = await temporaryStack('development');
    stacks.push(development);
    const env = {
      ...process.env,
      CHROMIUM_PATH: browser,
      BASE_URL: production.url,
      DEVELOPMENT_URL: development.url,
      AUDIO_HOST: audio.origin,
      STRIPE: stripe.origin,
    };
    const code = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...args], {
      env,
    });
    if (code !== 0) console.error('\nAgain, with a trace: TRACE=1 npm run e2e -- --last-failed');
    return code;
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
    text.stop();
    audio.stop();
    stripe.stop();
  }
}
