import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { processesWith } from './processes.ts';

const PLANTED = 'FAHM_PLANTED_BY_A_TEST';
const started: { child: ChildProcess; mark: string }[] = [];

afterEach(() => {
  for (const { child, mark } of started.splice(0)) {
    child.kill('SIGKILL');
    for (const pid of processesWith(PLANTED, mark)) process.kill(pid, 'SIGKILL');
  }
});

/** A process as the system knows it: numbers are given out again, the moment of a start is not. */
type Process = { pid: number; parent: number; start: string; command: string };

/** What runs on this machine now. One that has ended, and waits for its parent to ask, does not. */
function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // After the name in brackets: state, parent, …, and 20th the start.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const [state, parent] = stat;
        const one = { pid: Number(name), parent: Number(parent), start: stat[19] ?? '', command };
        return state === 'Z' ? [] : [one];
      } catch {
        return [];
      }
    });
}

function descendantsOf(pid: number): Process[] {
  const all = allProcesses();
  const found = new Map<number, Process>();
  const add = (parent: number): void => {
    for (const one of all.filter((it) => it.parent === parent)) {
      found.set(one.pid, one);
      add(one.pid);
    }
  };
  add(pid);
  return [...found.values()];
}

/** `npm test` of one stage, as the door of every command runs it; all it starts carries a mark. */
function startTests(...args: string[]) {
  const mark = randomUUID();
  const child = spawn('node', ['scripts/bootstrap.mjs', 'test', ...args], {
    cwd: ROOT,
    env: { ...process.env, [PLANTED]: mark },
    stdio: 'ignore',
  });
  started.push({ child, mark });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, mark };
}

// Only Linux tells which processes descend from a run once their parents have gone.
test.skipIf(process.platform !== 'linux').each([
  ['SIGINT', 'library', /workerd/],
  ['SIGTERM', 'browser', /--type=renderer/],
] as const)(
  'a run interrupted by %s in the stage "%s" leaves no process behind',
  async (signal, stage, deepest) => {
    const { child, ended, mark } = startTests('--only', stage);
    let family: Process[] = [];
    // What is started last, and by others: the runtime of a worker, a page of the browser.
    while (!family.some(({ command }) => deepest.test(command))) {
      expect(child.exitCode, 'it ended before it could be interrupted').toBeNull();
      await wait(100);
      family = descendantsOf(child.pid ?? 0);
    }
    child.kill(signal);
    expect(await ended).toBe(130);
    const known = new Set(family.map(({ pid, start }) => `${pid} ${start}`));
    const left = allProcesses().filter(({ pid, start }) => known.has(`${pid} ${start}`));
    expect(left).toEqual([]);
    expect(processesWith(PLANTED, mark)).toEqual([]);
  },
  180_000,
);
