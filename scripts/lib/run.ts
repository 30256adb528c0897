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

/** Runs a command silently; on failure shows what it printed and throws. */
export async function runQuietly(command: string, args: string[]): Promise<void> {
  const output: Buffer[] = [];
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (data: Buffer) => output.push(data));
    child.stderr.on('data', (data: Buffer) => output.push(data));
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`${command} ${args.join(' ')} ended with code ${code}`);
}
