import { atPort, builtWorker, createWorkerd } from '@fahm/tooling/workerd.ts';
import type { WranglerConfig } from '@fahm/tooling/wrangler.ts';
import { LIMITS } from '../limits.ts';
import { isNoisy, median, medianRatio } from '../ratio.ts';
import { atLeast, informs, type Row, times } from '../table.ts';
import type { Plan } from './closed-loop.ts';
import { ratesOf } from './rates.ts';

/** The least a worker can do; `?headers` adds the API's own, which no framework could save. */
const BARE = `const body = '{"status":"ok"}';
const headers = { 'content-type': 'application/json' };
const dressed = {
  ...headers,
  'x-request-id': '00000000-0000-4000-8000-000000000000',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
export default { fetch: (request) =>
  new Response(body, { headers: request.url.endsWith('?headers') ? dressed : headers }) };`;

type Name = 'bare' | 'api' | 'dressed' | 'again';
type Rates = Record<Name, number>;

/** P17: a route of the API worker in `apiDir` against a bare worker beside it in one workerd. */
export async function throughputRows(
  apiDir: string,
  { compatibility_date: compatibilityDate }: WranglerConfig,
  ports: [number, number],
): Promise<Row[]> {
  const [bare, api] = ports;
  const miniflare = createWorkerd([
    { compatibilityDate, name: 'bare', modules: true, script: BARE, ...atPort(bare) },
    {
      compatibilityDate,
      name: 'api',
      ...builtWorker(apiDir),
      ...atPort(api),
      d1Databases: { DB: 'bench' },
    },
  ]);
  try {
    await miniflare.ready;
    return rowsOf(await ratesOf(targetsOf(bare, api)));
  } finally {
    await miniflare.dispose();
  }
}

function targetsOf(bare: number, api: number): Record<Name, Plan['targets'][string]> {
  const path = '/api/health';
  return {
    bare: { port: bare, path },
    api: { port: api, path },
    dressed: { port: bare, path: `${path}?headers` },
    again: { port: bare, path },
  };
}

function rowsOf(rounds: readonly Rates[]): Row[] {
  const control = medianRatio(rounds.map(({ again, bare }) => [again, bare]));
  const ratio = medianRatio(rounds.map(({ api, bare }) => [api, bare]));
  const fair = medianRatio(rounds.map(({ api, dressed }) => [api, dressed]));
  const row = atLeast(['P17', '/api/health over a bare worker'], ratio, LIMITS.throughput, times);
  const typical = (name: 'bare' | 'api') => Math.round(median(rounds.map((round) => round[name])));
  return [
    informs('', 'control: bare against bare', times(control)),
    isNoisy(control) ? { ...row, verdict: 'noisy' } : row,
    informs('', '/api/health over a bare worker that sends its headers', times(fair)),
    informs('', 'answers a second: bare, API', `${typical('bare')}, ${typical('api')}`),
  ];
}
