import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { type Certificate, makeCertificate } from '../bench/src/page/certificate.ts';
import { fromStack } from '../bench/src/page/front.ts';
import { answerFloor } from '../bench/src/page/floor.ts';
import { type Site, serveSite } from '../bench/src/page/site.ts';
import { paintRows } from '../bench/src/paint.ts';
import { asMono, buildMono } from '../bench/src/paint/mono.ts';
import { sizeRows } from '../bench/src/sizes.ts';
import { formatTable, informs, type Row } from '../bench/src/table.ts';
import { throughputRows } from '../bench/src/workers/throughput.ts';
import { recitationRows } from '../bench/src/workers/recitations.ts';
import { withoutDataRows } from '../bench/src/workers/without-data.ts';
import { startAudioHost } from './lib/stack/audio-host.ts';
import { audioWorker } from './lib/stack/audio-worker.ts';
import { wranglerConfigOf } from './lib/wrangler-config.ts';
import { ensureBrowser } from './lib/browser-tests/browser.ts';
import { freePorts } from './lib/stack/ports.ts';
import { ROOT, run } from './lib/run.ts';
import { type Stack, startStack } from './lib/stack/stack.ts';

/** Rounds of what is timed; goals ask for five at least. */
const ROUNDS = 7;
// The flags of the browser tests: running as root in a container, and no calls home.
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Bench = { stack: Stack; stateDir: string };

type Sites = { page: Site; mono: Site; floor: Site };

/** The product, the product as one application, and the floor: compressed, and over HTTP/2. */
async function serveSites({ stack, stateDir }: Bench, certificate: Certificate): Promise<Sites> {
  const mono = await buildMono(ROOT, join(stateDir, 'mono'));
  const product = fromStack(stack.url);
  return {
    page: await serveSite(product, certificate),
    mono: await serveSite(asMono(mono, product), certificate),
    floor: await serveSite(answerFloor, certificate),
  };
}

/** Measures in a browser of its own, with an empty cache for every page. */
async function inBrowser(
  bench: Bench,
  measure: (browser: Browser, sites: Sites) => Promise<Row[]>,
): Promise<Row[]> {
  const certificate = makeCertificate();
  const sites = await serveSites(bench, certificate);
  const executablePath = await ensureBrowser('whole');
  const args = [...BROWSER_FLAGS, certificate.flag];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await measure(browser, sites);
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((site) => site.stop()));
  }
}

const chapter = (site: Site, n: number): string => `${site.url}/read/chapter/${n}`;

function paint(browser: Browser, { page, mono, floor }: Sites): Promise<Row[]> {
  const pages = {
    'floor 1': `${floor.url}/1`,
    'page 1': chapter(page, 1),
    'floor 2': `${floor.url}/2`,
    'page 2': chapter(page, 2),
    'mono 2': chapter(mono, 2),
    'again 2': `${floor.url}/2`,
  };
  return paintRows(browser, pages, ROUNDS);
}

async function workers({ stack, stateDir }: Bench): Promise<Row[]> {
  const { public: first, api: second } = await freePorts();
  const timed = await throughputRows(join(stateDir, 'run', 'api'), wranglerConfigOf('api'), [
    first,
    second,
  ]);
  const registry = await (await fetch(`${stack.url}/_mf/registry`)).text();
  const build = {
    dir: join(stateDir, 'run', 'shell'),
    config: wranglerConfigOf('shell'),
    registry,
  };
  return [...timed, ...(await withoutDataRows(build, stack.url, first))];
}

/** The audio worker, mirroring what the stand-in of its host has. */
async function recitations({ stateDir }: Bench): Promise<Row[]> {
  const host = await startAudioHost();
  try {
    const { audio: port, api: bare } = await freePorts();
    const env = { AUDIO_HOST_URL: host.url, AUDIO_MIRROR: 'on' };
    return await recitationRows(audioWorker(join(stateDir, 'run', 'audio'), port, env), port, bare);
  } finally {
    host.stop();
  }
}

const PARTS: Record<string, (bench: Bench) => Promise<Row[]>> = {
  sizes: (bench) => inBrowser(bench, (browser, { page, mono }) => sizeRows(browser, page, mono)),
  paint: (bench) => inBrowser(bench, paint),
  workers,
  recitations,
};

/** A part that breaks does not take the others' figures with it. A goal that is missed is no failure. */
const failedRow =
  (name: string) =>
  (error: unknown): Row[] => {
    console.error(error);
    return [{ ...informs('', name, 'not measured'), verdict: 'failed' }];
  };

async function main(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    console.error(`No part "${unknown.join(', ')}". Parts: ${Object.keys(PARTS).join(', ')}.`);
    return 2;
  }
  const built = await run('npm', ['run', '--silent', 'build:all']);
  if (built !== 0) return built;
  const stateDir = await mkdtemp(join(tmpdir(), 'fahm-bench-'));
  const stack = await startStack({ ports: await freePorts(), stateDir });
  try {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.log(`measuring ${name} …`);
      rows.push(...(await measure({ stack, stateDir }).catch(failedRow(name))));
    }
    console.log(`\n${formatTable(rows)}`);
    return rows.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
  } finally {
    await stack.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}

process.exitCode = await main(process.argv.slice(2));
