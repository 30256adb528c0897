import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../run.ts';

const SERVICE = join(ROOT, 'workers/library/test/text-service/main.ts');

export type StandIn = {
  /** A service of one test's own: its base address, its faults, and what it was asked for. */
  session: (name: string) => {
    base: string;
    fail: (...faults: string[]) => Promise<void>;
    requests: () => Promise<string[]>;
  };
  stop: () => Promise<void>;
};

/** The text service's stand-in as a process of its own: scripts do not import workers. */
export async function startStandIn(): Promise<StandIn> {
  const child = spawn(process.execPath, ['--experimental-strip-types', SERVICE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await firstLine(child);
  return {
    session: (name) => ({
      base: `${origin}/s/${name}/v1`,
      fail: async (...faults) => {
        const init = { method: 'PUT', body: faults.join(',') };
        const { ok } = await fetch(`${origin}/s/${name}/faults`, init);
        if (!ok) throw new Error(`no such fault: ${faults.join(',')}`);
      },
      requests: async () =>
        (await (await fetch(`${origin}/s/${name}/requests`)).json()) as string[],
    }),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the stand-in did not say where it is');
}
