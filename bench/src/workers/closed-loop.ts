import { connect } from 'node:net';

// A process of its own, so that asking does not take time from answering. Each connection sends its
// next request when the answer to the last one is whole; bare sockets, because an HTTP client costs
// more than the workers that are measured.

const [port = '', path = '/', connections = '8', milliseconds = '2000'] = process.argv.slice(2);
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
const HEAD_END = '\r\n\r\n';

/** Length of the answer that begins `text`, or null while its head is not whole. */
function lengthOf(text: string): number | null {
  const head = text.indexOf(HEAD_END);
  if (head === -1) return null;
  const body = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200 ') || body === undefined) throw new Error(text.slice(0, head));
  return head + HEAD_END.length + Number(body);
}

function loop(until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(REQUEST));
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (data: string) => {
      text += data;
      const length = lengthOf(text);
      if (length === null || text.length < length) return;
      text = text.slice(length);
      answered += 1;
      if (performance.now() < until) socket.write(REQUEST);
      else socket.end(() => resolve(answered));
    });
  });
}

const started = performance.now();
const until = started + Number(milliseconds);
const counts = await Promise.all(Array.from({ length: Number(connections) }, () => loop(until)));
const total = counts.reduce((sum, answered) => sum + answered, 0);
process.stdout.write(String((total * 1000) / (performance.now() - started)));
