import { atPort, createWorkerd, type WorkerOptions } from '@fahm/tooling/workerd.ts';
import { LIMITS } from '../limits.ts';
import { isNoisy, median, medianRatio } from '../ratio.ts';
import { atLeast, atMost, informs, milliseconds, type Row, times } from '../table.ts';
import { childrenOf, residentMegabytes } from './memory.ts';
import { ratesOf } from './rates.ts';

const VERSES = 1000;
/** As many as the worker copies at once. */
const CONNECTIONS = 2;

const pathOf = (verse: number): string => `/audio/64/ar.alafasy/${verse}.mp3`;

/** The least that can answer out of a bucket: no range, no condition, no guard. */
const BARE = `export default { fetch: async (request, env) => {
  const object = await env.RECITATIONS.get(new URL(request.url).pathname.slice('/audio/'.length));
  return new Response(object.body, { headers: {
    'content-type': 'audio/mpeg', 'content-length': String(object.size), etag: object.httpEtag,
  } });
} };`;

type AudioWorker = WorkerOptions & {
  compatibilityDate: string;
  r2Buckets: Record<string, string>;
};
type Pass = { took: number[]; fromBucket: number; megabytes: number | null };

/**
 * A thousand verses once from the host and twice from the bucket: times, and the memory of workerd; then
 * the worker against a bare one that reads the same bucket. `worker` answers on `port`.
 */
export async function recitationRows(
  worker: AudioWorker,
  port: number,
  bare: number,
): Promise<Row[]> {
  const before = await childrenOf(process.pid);
  const miniflare = createWorkerd([
    worker,
    {
      compatibilityDate: worker.compatibilityDate,
      name: 'bare',
      modules: true,
      script: BARE,
      r2Buckets: worker.r2Buckets,
      ...atPort(bare),
    },
  ]);
  try {
    await miniflare.ready;
    const children = await childrenOf(process.pid);
    const workerd = children.find((pid) => !before.includes(pid)) ?? null;
    const origin = `http://127.0.0.1:${port}`;
    const cold = await passOf(origin, workerd);
    const second = await passOf(origin, workerd);
    const third = await passOf(origin, workerd);
    return [...passRows(cold, second, third), ...(await rateRows(port, bare))];
  } finally {
    await miniflare.dispose();
  }
}

/** Asks for every verse once and reads it to its end. */
async function passOf(origin: string, workerd: number | null): Promise<Pass> {
  const took: number[] = [];
  let fromBucket = 0;
  const ask = async (first: number) => {
    for (let verse = first; verse <= VERSES; verse += CONNECTIONS) {
      const began = performance.now();
      const response = await fetch(origin + pathOf(verse));
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200 || byteLength < 1000) throw new Error(`verse ${verse} failed`);
      took.push(performance.now() - began);
      if (response.headers.get('x-audio-source') === 'bucket') fromBucket += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => ask(index + 1)));
  return {
    took,
    fromBucket,
    megabytes: workerd === null ? null : await residentMegabytes(workerd),
  };
}

function passRows(cold: Pass, second: Pass, third: Pass): Row[] {
  const typical = [cold, second, third].map(({ took }) => milliseconds(median(took))).join(', ');
  const kept = [cold, second, third].map(({ fromBucket }) => fromBucket).join(', ');
  const rows = [
    informs('', `${VERSES} verses, three times: median of an answer`, typical),
    informs('', 'answers out of the bucket', kept),
  ];
  const memory = [cold.megabytes, second.megabytes, third.megabytes];
  const [, from, to] = memory;
  if (typeof from !== 'number' || typeof to !== 'number') return rows;
  const figures = memory.map((value) => `${Math.round(value ?? 0)} MB`).join(', ');
  return [
    ...rows,
    informs('', 'memory of workerd after each thousand', figures),
    atMost(['7.25', 'memory, third thousand over second'], to / from, LIMITS.memory, times),
  ];
}

async function rateRows(port: number, bare: number): Promise<Row[]> {
  const path = pathOf(1);
  const targets = {
    bare: { port: bare, path },
    audio: { port, path },
    again: { port: bare, path },
  };
  const rounds = await ratesOf(targets);
  const control = medianRatio(rounds.map((round) => [round.again, round.bare]));
  const ratio = medianRatio(rounds.map((round) => [round.audio, round.bare]));
  const typical = (name: 'bare' | 'audio') =>
    Math.round(median(rounds.map((round) => round[name])));
  const row = atLeast(
    ['7.25', 'a kept verse over a bare worker on the bucket'],
    ratio,
    LIMITS.fromBucket,
    times,
  );
  return [
    informs('', 'control: bare against bare', times(control)),
    isNoisy(control) ? { ...row, verdict: 'noisy' } : row,
    informs('', 'answers a second: bare, audio', `${typical('bare')}, ${typical('audio')}`),
  ];
}
