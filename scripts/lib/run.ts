import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

/** Root folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Runs a command in the root with its output shown; answers its exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export type Captured = { code: number; stdout: string; stderr: string };

/** Runs a command silently; answers its exit code and what it printed. */
export function capture(command: string, args: string[], cwd = ROOT): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...output }));
  });
}

/** Runs a command silently; on failure shows what it printed and throws. */
export async function runQuietly(command: string, args: string[]): Promise<void> {
  const { code, stdout, stderr } = await capture(command, args);
  if (code === 0) return;
  process.stderr.write(stdout + stderr);
  throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
}
