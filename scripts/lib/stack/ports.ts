import { createServer } from 'node:net';

const DEFAULT_PORT = 8788;

/** Ports of one running stack: the public one, and those behind it, which follow it. */
export type Ports = {
  public: number;
  api: number;
  versions: number;
  library: number;
  audio: number;
  signIn: number;
  webhooks: number;
  /** The public address with TLS, when it is asked for. */
  tls: number;
};

export function portsFrom(start: number): Ports {
  return {
    public: start,
    api: start + 1,
    versions: start + 2,
    library: start + 3,
    audio: start + 4,
    signIn: start + 5,
    webhooks: start + 6,
    tls: start + 7,
  };
}

/** The port that `PORT` asks for. Throws a message for people when it is not a port. */
export function portFromEnv(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Error(`PORT is "${value}": it must be a whole number from 1024 to 65000.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The first of the ports that is taken, or null. */
export async function takenPort(ports: Ports): Promise<number | null> {
  for (const port of Object.values(ports)) if (!(await isFree(port))) return port;
  return null;
}

/** Below the ports that the system gives to whoever asks for any: Linux begins at 32,768. */
const FREE_FROM = 10_000;
const FREE_TO = 32_000;

/** Ports that nothing uses now, for a stack of a test's own. */
export async function freePorts(): Promise<Ports> {
  for (let tries = 0; tries < 50; tries += 1) {
    const ports = portsFrom(FREE_FROM + Math.floor(Math.random() * (FREE_TO - FREE_FROM)));
    if ((await takenPort(ports)) === null) return ports;
  }
  throw new Error('No free ports were found.');
}
