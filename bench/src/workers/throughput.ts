import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { LIMITS } from '../limits.ts';
import { inRounds, isNoisy, median, medianRatio } from '../ratio.ts';
import { atLeast, informs, type Row, times } from '../table.ts';

const CONNECTIONS = 4;
const ROUND_MS = 1500;
/** The least a worker can do, with an answer of the same bytes. */
const BARE = `export default { fetch: () => new Response('{"status":"ok"}', {
  headers: { 'content-type': 'application/json' } }) };`;

const LOOP = join(import.meta.dirname, 'closed-loop.ts');

/** Answers a second that a process beside this one gets out of a worker. */
async function rate(port: number, path: string): Promise<number> {
  const args = [
    ...process.execArgv,
    LOOP,
    String(port),
    path,
    String(CONNECTIONS),
    String(ROUND_MS),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 10 * ROUND_MS });
  return Number(stdout);
}

const socket = (port: number) => [{ host: '127.0.0.1', port }];

/** P17: a route of the API worker in `apiDir` against a bare worker beside it in one workerd. */
export async function throughputRows(
  apiDir: string,
  ports: [number, number],
  rounds: number,
): Promise<Row[]> {
  const common = { compatibilityDate: '2026-10-01' };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      logRequests: false,
      port: 0,
      workers: [
        {
          ...common,
          name: 'bare',
          modules: true,
          script: BARE,
          unsafeDirectSockets: socket(ports[0]),
        },
        {
          ...common,
          name: 'api',
          modulesRoot: apiDir,
          modules: [{ type: 'ESModule', path: join(apiDir, 'index.js') }],
          d1Databases: { DB: 'bench' },
          unsafeDirectSockets: socket(ports[1]),
        },
      ],
    }),
  );
  try {
    await miniflare.ready;
    const targets = { bare: ports[0], api: ports[1], again: ports[0] };
    const ask = (name: keyof typeof targets) => rate(targets[name], '/api/health');
    // Both are compiled by the time that counts.
    await inRounds(1, ['bare', 'api'], ask);
    return rowsOf(await inRounds(rounds, ['bare', 'api', 'again'], ask));
  } finally {
    await miniflare.dispose();
  }
}

function rowsOf(rounds: readonly Record<'bare' | 'api' | 'again', number>[]): Row[] {
  const control = medianRatio(rounds.map(({ again, bare }) => [again, bare]));
  const ratio = medianRatio(rounds.map(({ api, bare }) => [api, bare]));
  const row = atLeast(['P17', '/api/health over a bare worker'], ratio, LIMITS.throughput, times);
  const typical = (name: 'bare' | 'api') => Math.round(median(rounds.map((round) => round[name])));
  return [
    informs('', 'control: bare against bare', times(control)),
    isNoisy(control) ? { ...row, verdict: 'noisy' } : row,
    informs('', 'answers a second: bare, API', `${typical('bare')}, ${typical('api')}`),
  ];
}
