import type { Progress } from './mirror.ts';

const WIDTH = 24;
/** Without a terminal, a line for so many files. */
const EVERY = 50;

const progressLine = ({ done, total, stored, before, missing, bytes }: Progress): string => {
  const full = Math.floor((WIDTH * done) / Math.max(1, total));
  const bar = '#'.repeat(full).padEnd(WIDTH, '.');
  const megabytes = (bytes / 1_000_000).toFixed(1);
  const rest = missing > 0 ? `, ${missing} missing at the host` : '';
  return `[${bar}] ${done}/${total}  ${stored} kept (${megabytes} MB), ${before} there before${rest}`;
};

/** Draws over the same line in a terminal; elsewhere writes a line now and then. */
export function progressBar(out: NodeJS.WriteStream): (progress: Progress) => void {
  return (progress) => {
    const last = progress.done === progress.total;
    if (out.isTTY) out.write(`\r${progressLine(progress)}${last ? '\n' : ''}`);
    else if (last || progress.done % EVERY === 0) out.write(`${progressLine(progress)}\n`);
  };
}
