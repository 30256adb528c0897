import { readdir, readFile } from 'node:fs/promises';

// By /proc, so on Linux only; elsewhere memory is not measured.

/** Ids of the processes that `parent` has started. */
export async function childrenOf(parent: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const parents = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        // The second field is a name in brackets, which may have brackets and spaces in it.
        const [, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [Number(name), Number(ppid)] as const;
      }),
  );
  return parents.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

/** What a process holds in memory, in MB; `null` when it cannot be told. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1000;
}
