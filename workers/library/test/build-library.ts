import { execFileSync } from 'node:child_process';

export const workspace = new URL('..', import.meta.url).pathname;

/** Builds what has changed, for tests of what is deployed. */
export function buildLibrary(): void {
  execFileSync('npm', ['run', 'build'], { cwd: workspace, stdio: 'pipe' });
}
