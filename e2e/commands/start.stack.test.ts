import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, makeStateDir, ROOT } from '../support/processes.ts';

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** `npm start` without npm, so that a signal goes where a terminal's Ctrl-C would. */
function start(port: number, stateDir: string) {
  const child = spawn('node', ['scripts/bootstrap.mjs', 'start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const until = async (text: string) => {
    while (!output.includes(text) && child.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return output;
  };
  return { child, exited, until };
}

const refused = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    () => true,
  );

test('start prints what runs, then that it is ready, and Ctrl-C leaves nothing behind', async () => {
  const port = await freePort();
  const { child, exited, until } = start(port, await makeStateDir());
  const output = await until('ready ');
  expect(output).toContain(`ready http://127.0.0.1:${port}`);
  for (const part of ['shell', 'api', 'remotes', 'data']) expect(output).toContain(part);
  expect((await fetch(`http://127.0.0.1:${port}/read/chapter/1`)).status).toBe(200);
  child.kill('SIGINT');
  // 130 is how a shell reports an end by Ctrl-C.
  expect([0, 130]).toContain(await exited);
  for (const inner of [port, port + 1, port + 2]) expect(await refused(inner)).toBe(true);
});

test('a taken port is one clear line and nothing is started', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  const { exited, until } = start(port, await makeStateDir());
  expect(await exited).toBe(1);
  expect((await until('')).trim()).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=9000 npm start`,
  );
  server.close();
});
