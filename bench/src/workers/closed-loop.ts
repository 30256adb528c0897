import { connect } from 'node:net';
import { inRounds } from '../ratio.ts';

// A process of its own, so that asking does not take time from answering. Each connection sends its
// next request when the answer to the last one is whole; bare sockets, because an HTTP client costs
// more than the workers that are measured. Prints one line of JSON: answers a second, by target.

export type Plan = {
  targets: Record<string, { port: number; path: string }>;
  connections: number;
  rounds: number;
  sliceMs: number;
};

const HEAD_END = '\r\n\r\n';

/** Length of the answer that begins `text`, or null while its head is not whole. */
function lengthOf(text: string): number | null {
  const head = text.indexOf(HEAD_END);
  if (head === -1) return null;
  const body = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200 ') || body === undefined) throw new Error(text.slice(0, head));
  return head + HEAD_END.length + Number(body);
}

/** Asks over one connection until the time has come; how many answers there were. */
function loop(port: number, path: string, until: number): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let answered = 0;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (data: string) => {
      text += data;
      const length = lengthOf(text);
      if (length === null || text.length < length) return;
      text = text.slice(length);
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answered));
    });
  });
}

async function run({ targets, connections, rounds, sliceMs }: Plan) {
  return inRounds(rounds, Object.keys(targets), async (name) => {
    const { port, path } = targets[name] ?? { port: 0, path: '/' };
    const started = performance.now();
    const one = () => loop(port, path, started + sliceMs);
    const counts = await Promise.all(Array.from({ length: connections }, one));
    const total = counts.reduce((sum, answered) => sum + answered, 0);
    return (total * 1000) / (performance.now() - started);
  });
}

const plan = JSON.parse(process.argv[2] ?? '') as Plan;
process.stdout.write(JSON.stringify(await run(plan)));
