import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../run.ts';

/** Stands in the environment of all that a run starts, so that what left its group is found again. */
const MARK = 'FAHM_TEST_RUN';
const GRACE_MS = 5000;

export type Processes = {
  /** Runs a command in a group of its own; `hear` gets what it prints as it comes. Answers its exit code. */
  run: (command: string[], env: NodeJS.ProcessEnv, hear: (text: string) => void) => Promise<number>;
  /** Ends all that was started: asks first, and insists after a few seconds. */
  end: () => Promise<void>;
};

/** Processes whose environment holds `name=value`. Only Linux tells; elsewhere there are none. */
export function processesWith(name: string, value: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => {
      try {
        const isDead = / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/, ''));
        return !isDead && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${name}=${value}`);
      } catch {
        // It has ended meanwhile, or belongs to somebody else.
        return false;
      }
    });
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** 0 only asks whether somebody is there. */
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

export function createProcesses(): Processes {
  const run = randomUUID();
  const groups = new Set<number>();
  const running = new Set<ChildProcess>();
  let ended = false;
  /** Groups on every system, and on Linux whatever has left its group, such as a browser. */
  const left = () => [
    ...[...groups].map((group) => -group).filter(isThere),
    ...processesWith(MARK, run),
  ];
  return {
    run: (command, env, hear) =>
      new Promise((resolve, reject) => {
        if (ended) return resolve(1);
        const [program = '', ...args] = command;
        const child = spawn(program, args, {
          cwd: ROOT,
          env: { ...process.env, ...env, [MARK]: run },
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: process.platform !== 'win32',
        });
        running.add(child);
        if (child.pid !== undefined) groups.add(child.pid);
        child.stdout.setEncoding('utf8').on('data', hear);
        child.stderr.setEncoding('utf8').on('data', hear);
        child.on('error', reject);
        child.on('close', (code) => {
          running.delete(child);
          resolve(code ?? 1);
        });
      }),
    end: async () => {
      ended = true;
      for (const pid of left()) signal(pid, 'SIGTERM');
      for (const child of running) child.kill('SIGTERM');
      const deadline = Date.now() + GRACE_MS;
      while (left().length > 0 && Date.now() < deadline) await wait(100);
      while (left().length > 0 && Date.now() < deadline + GRACE_MS) {
        for (const pid of left()) signal(pid, 'SIGKILL');
        await wait(50);
      }
    },
  };
}
